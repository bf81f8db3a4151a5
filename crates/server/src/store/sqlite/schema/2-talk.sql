-- What is to be erased one day is found without reading every journal. Only talk is in it.
CREATE INDEX talk_by_age ON journal (at) WHERE talk = 1;

//! A judge of JSON by the part of JSON Schema that `openapi.json` uses. A word that it does not know
//! is a mistake, so that nothing is left unchecked.

use serde_json::{Map, Value};

/// Says why a value is not what a schema asks for; `whole` is where `$ref` looks.
pub(crate) fn check(whole: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let Some(words) = schema.as_object() else { return Err(format!("{schema} is no schema")) };
    for (word, asked) in words {
        keyword(whole, words, word, asked, value)
            .map_err(|why| format!("{word}: {why}\n in {}", short(value)))?;
    }
    Ok(())
}

fn keyword(
    whole: &Value,
    words: &Map<String, Value>,
    word: &str,
    asked: &Value,
    value: &Value,
) -> Result<(), String> {
    let holds = match word {
        "description" | "example" => true,
        "$ref" => return check(whole, target(whole, asked)?, value),
        "type" => is_of_type(asked, value),
        "const" => value == asked,
        "enum" => asked.as_array().is_some_and(|all| all.contains(value)),
        "minimum" => value.as_i64() >= asked.as_i64(),
        "maximum" => value.as_i64() <= asked.as_i64(),
        "minLength" => length(value) >= asked.as_u64(),
        "maxLength" => length(value) <= asked.as_u64(),
        "minItems" => items(value).map(|all| all.len() as u64) >= asked.as_u64(),
        "maxItems" => items(value).map(|all| all.len() as u64) <= asked.as_u64(),
        "pattern" => matches(asked.as_str().unwrap_or_default(), value.as_str().unwrap_or("?"))?,
        "oneOf" => {
            let all = asked.as_array().ok_or("a list")?;
            all.iter().filter(|schema| check(whole, schema, value).is_ok()).count() == 1
        }
        "items" => {
            return items(value).into_iter().flatten().try_for_each(|v| check(whole, asked, v));
        }
        "properties" => {
            for (name, schema) in asked.as_object().ok_or("an object")? {
                let member = value.get(name);
                member.map_or(Ok(()), |v| {
                    check(whole, schema, v).map_err(|e| format!("{name}: {e}"))
                })?;
            }
            true
        }
        "required" => {
            let names = asked.as_array().ok_or("a list")?;
            names.iter().filter_map(Value::as_str).all(|name| value.get(name).is_some())
        }
        "additionalProperties" => {
            let known = words.get("properties").and_then(Value::as_object).ok_or("members")?;
            let members = value.as_object().ok_or("an object")?;
            asked == &Value::Bool(false) && members.keys().all(|name| known.contains_key(name))
        }
        unknown => return Err(format!("{unknown} is not known here")),
    };
    if holds { Ok(()) } else { Err(format!("{asked}")) }
}

/// What a `$ref` means.
pub(crate) fn target<'a>(whole: &'a Value, reference: &Value) -> Result<&'a Value, String> {
    let path = reference.as_str().and_then(|path| path.strip_prefix('#')).ok_or("a reference")?;
    whole.pointer(path).ok_or_else(|| format!("there is no {path}"))
}

fn is_of_type(asked: &Value, value: &Value) -> bool {
    match asked.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("null") => value.is_null(),
        Some(_) => false,
        None => items(asked).is_some_and(|all| all.iter().any(|one| is_of_type(one, value))),
    }
}

fn items(value: &Value) -> Option<&Vec<Value>> {
    value.as_array()
}

fn length(value: &Value) -> Option<u64> {
    value.as_str().map(|text| text.chars().count() as u64)
}

/// Whether a text is so many of these characters: `^[a-z]{6}$` and `^[a-z]{6,9}$` are all that is
/// understood.
fn matches(pattern: &str, text: &str) -> Result<bool, String> {
    let parts = pattern.strip_prefix("^[").and_then(|rest| rest.strip_suffix("}$"));
    let (class, count) = parts.and_then(|rest| rest.split_once("]{")).ok_or("a simple pattern")?;
    let (least, most) = count.split_once(',').unwrap_or((count, count));
    let number = |digits: &str| digits.parse::<usize>().map_err(|error| error.to_string());
    let fits = (number(least)?..=number(most)?).contains(&text.len());
    Ok(fits && text.bytes().all(|letter| is_in(class.as_bytes(), letter)))
}

fn is_in(class: &[u8], letter: u8) -> bool {
    match class {
        [from, b'-', to, rest @ ..] => (*from..=*to).contains(&letter) || is_in(rest, letter),
        [one, rest @ ..] => *one == letter || is_in(rest, letter),
        [] => false,
    }
}

fn short(value: &Value) -> String {
    value.to_string().chars().take(400).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_does_not_fit_is_refused() {
        let fits = |schema: Value, value: Value| check(&json!({}), &schema, &value).is_ok();
        let place = json!({
            "type": "object", "properties": { "seq": { "type": "integer", "minimum": 1 } },
            "required": ["seq"], "additionalProperties": false,
        });
        assert!(fits(place.clone(), json!({ "seq": 1 })));
        for wrong in [json!({ "seq": 0 }), json!({}), json!({ "seq": 1, "x": 1 }), json!([])] {
            assert!(!fits(place.clone(), wrong));
        }
        let code = json!({ "pattern": "^[A-Z2-9_-]{2,3}$" });
        assert!(fits(code.clone(), json!("K-9")) && fits(code.clone(), json!("_K")));
        assert!(!fits(code.clone(), json!("K1")) && !fits(code, json!("KKKK")));
        assert!(!fits(json!({ "unheard_of": 1 }), json!(1)), "no word is passed over");
    }
}

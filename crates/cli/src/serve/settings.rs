//! What a host can set: by a flag, by a variable of the environment, or in a file. One struct says
//! it for all three, so that none can lack what another has.

use std::ffi::OsString;
use std::fmt::Display;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use clap::builder::BoolishValueParser;
use serde::{Deserialize, Deserializer, de};
use server::Config;
use server::config::{
    self, BasePath, GUESSING_TIME, MetricsFor, OPENING_TIME, Proxies, ProxyHeaders, PublicUrl,
};
use server::limits::Rate;
use server::network::Network;
use server::trace::{TraceFormat, TraceLevel};
use server::{Identity, config::defaults};

/// The folder of the program among the data of a person.
const DATA: &str = "just-apples";

/// Every setting, if it is set.
///
/// The key in the file is the name of the field, the flag is the same with dashes, and the
/// variable the same in capitals after `JUST_APPLES_`.
#[derive(clap::Args, Deserialize, Default, PartialEq, Debug)]
#[serde(default, deny_unknown_fields)]
#[command(next_help_heading = "Where")]
pub(crate) struct Settings {
    /// A file with settings, in TOML: what is not set by a flag or a variable is taken from it
    #[arg(long, value_name = "FILE", env = "JUST_APPLES_CONFIG")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// Where to listen, such as 0.0.0.0:8420 (127.0.0.1:8420, or another port if that is taken)
    #[arg(long, value_name = "ADDRESS:PORT", env = "JUST_APPLES_LISTEN")]
    listen: Option<String>,
    /// Listen for the whole network, and show its address as a QR code (off)
    ///
    /// A wish for where to listen goes first.
    #[arg(long, value_name = "BOOL", env = "JUST_APPLES_LAN", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true,
        value_parser = BoolishValueParser::new())]
    lan: Option<bool>,
    /// Open the address in the browser of this machine (off)
    #[arg(long, value_name = "BOOL", env = "JUST_APPLES_OPEN", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true,
        value_parser = BoolishValueParser::new())]
    open: Option<bool>,
    /// The folder for tables (just-apples in your folder for data, such as ~/.local/share)
    #[arg(long, value_name = "FOLDER", env = "JUST_APPLES_DATA")]
    data: Option<PathBuf>,
    /// The path below which everything is served, such as /apples (the root)
    #[arg(long, value_name = "PATH", env = "JUST_APPLES_BASE_PATH")]
    #[serde(deserialize_with = "parsed")]
    base_path: Option<BasePath>,
    /// The address of the front page as people know it, for links (as the browser calls it)
    #[arg(long, value_name = "URL", env = "JUST_APPLES_PUBLIC_URL")]
    #[serde(deserialize_with = "parsed")]
    public_url: Option<PublicUrl>,

    /// The certificate for TLS, with those that vouch for it after it, in PEM (no TLS)
    #[arg(long, value_name = "FILE", env = "JUST_APPLES_TLS_CERT", help_heading = "Safety")]
    tls_cert: Option<PathBuf>,
    /// The key of that certificate, in PEM (no TLS)
    #[arg(long, value_name = "FILE", env = "JUST_APPLES_TLS_KEY", help_heading = "Safety")]
    tls_key: Option<PathBuf>,
    /// Proxies whose word we take on who asks: addresses or networks, separated by commas (none)
    #[arg(
        long,
        value_name = "NETWORK",
        env = "JUST_APPLES_TRUST_PROXY",
        value_delimiter = ',',
        help_heading = "Safety"
    )]
    #[serde(deserialize_with = "all_parsed")]
    trust_proxy: Option<Vec<Network>>,
    /// The headers that those proxies set: x-forwarded or forwarded (x-forwarded)
    #[arg(long, value_name = "WHICH", env = "JUST_APPLES_PROXY_HEADERS", help_heading = "Safety")]
    #[serde(deserialize_with = "parsed")]
    proxy_headers: Option<ProxyHeaders>,
    /// Show /metrics to everybody, not only to this machine and the trusted proxies (off)
    #[arg(long, value_name = "BOOL", env = "JUST_APPLES_METRICS_FOR_ALL", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true,
        value_parser = BoolishValueParser::new(), help_heading = "Safety")]
    metrics_for_all: Option<bool>,

    /// Days that a finished table is kept (30)
    #[arg(
        long,
        value_name = "DAYS",
        env = "JUST_APPLES_KEEP_TABLES_DAYS",
        help_heading = "Limits"
    )]
    keep_tables_days: Option<NonZeroU32>,
    /// Days that free talk is kept (7)
    #[arg(long, value_name = "DAYS", env = "JUST_APPLES_KEEP_TALK_DAYS", help_heading = "Limits")]
    keep_talk_days: Option<NonZeroU32>,
    /// Tables at the same time (10000)
    #[arg(long, value_name = "N", env = "JUST_APPLES_MAX_TABLES", help_heading = "Limits")]
    max_tables: Option<NonZeroU32>,
    /// Connections at the same time (20000)
    #[arg(long, value_name = "N", env = "JUST_APPLES_MAX_CONNECTIONS", help_heading = "Limits")]
    max_connections: Option<NonZeroU32>,
    /// Connections of one address at the same time (64)
    #[arg(
        long,
        value_name = "N",
        env = "JUST_APPLES_MAX_CONNECTIONS_PER_ADDRESS",
        help_heading = "Limits"
    )]
    max_connections_per_address: Option<NonZeroU32>,
    /// Bytes of one message to the server (16384)
    #[arg(
        long,
        value_name = "BYTES",
        env = "JUST_APPLES_MAX_FRAME_BYTES",
        help_heading = "Limits"
    )]
    max_frame_bytes: Option<NonZeroU32>,
    /// Commands a second over one connection (10)
    #[arg(
        long,
        value_name = "N",
        env = "JUST_APPLES_COMMANDS_PER_SECOND",
        help_heading = "Limits"
    )]
    commands_per_second: Option<NonZeroU32>,
    /// Commands at once over one connection (40)
    #[arg(long, value_name = "N", env = "JUST_APPLES_COMMANDS_AT_ONCE", help_heading = "Limits")]
    commands_at_once: Option<NonZeroU32>,
    /// Requests a second of one address (50)
    #[arg(
        long,
        value_name = "N",
        env = "JUST_APPLES_REQUESTS_PER_SECOND",
        help_heading = "Limits"
    )]
    requests_per_second: Option<NonZeroU32>,
    /// Requests at once of one address (400)
    #[arg(long, value_name = "N", env = "JUST_APPLES_REQUESTS_AT_ONCE", help_heading = "Limits")]
    requests_at_once: Option<NonZeroU32>,
    /// Tables that one address opens in an hour (60)
    #[arg(long, value_name = "N", env = "JUST_APPLES_TABLES_PER_HOUR", help_heading = "Limits")]
    tables_per_hour: Option<NonZeroU32>,
    /// Wrong table codes of one address in ten minutes (20)
    #[arg(long, value_name = "N", env = "JUST_APPLES_WRONG_CODES", help_heading = "Limits")]
    wrong_codes: Option<NonZeroU32>,

    /// How much is traced to standard error: off, error, warn, info or debug (info)
    #[arg(long, value_name = "LEVEL", env = "JUST_APPLES_TRACE", help_heading = "Trace")]
    #[serde(deserialize_with = "parsed")]
    trace: Option<TraceLevel>,
    /// How it is traced: text or json (text)
    #[arg(long, value_name = "FORMAT", env = "JUST_APPLES_TRACE_FORMAT", help_heading = "Trace")]
    #[serde(deserialize_with = "parsed")]
    trace_format: Option<TraceFormat>,
}

/// What is to be done, once all settings are known.
pub(crate) struct Plan {
    /// Where the host wants to listen, and nowhere else.
    pub(crate) listen: Option<String>,
    /// Whether to listen for the whole network.
    pub(crate) lan: bool,
    /// Whether to open the browser.
    pub(crate) open: bool,
    /// How much is traced.
    pub(crate) trace: TraceLevel,
    /// How it is traced.
    pub(crate) trace_format: TraceFormat,
    /// What the server needs to know.
    pub(crate) config: Config,
}

impl Settings {
    /// Adds what is in the file, if there is one, and what nobody has set.
    pub(crate) fn plan(self) -> Result<Plan> {
        let settings = self.with_file()?;
        let plan = Plan {
            lan: settings.lan.unwrap_or(false),
            open: settings.open.unwrap_or(false),
            trace: settings.trace.unwrap_or_default(),
            trace_format: settings.trace_format.unwrap_or_default(),
            config: settings.config()?,
            listen: settings.listen,
        };
        Ok(plan)
    }

    /// Adds what is in the file, if there is one.
    fn with_file(self) -> Result<Self> {
        match &self.config {
            Some(path) => {
                let file = Self::read(path)?;
                Ok(self.or(file))
            }
            None => Ok(self),
        }
    }

    /// The settings of a file.
    fn read(path: &Path) -> Result<Self> {
        let shown = path.display();
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
        toml::from_str(&text).or_else(|error: toml::de::Error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or("");
            let line = before.matches('\n').count() + 1;
            bail!("{shown}, line {line}: {}", error.message())
        })
    }

    /// What is set here, and elsewhere what is not.
    fn or(self, file: Self) -> Self {
        Self {
            config: self.config,
            listen: self.listen.or(file.listen),
            lan: self.lan.or(file.lan),
            open: self.open.or(file.open),
            data: self.data.or(file.data),
            base_path: self.base_path.or(file.base_path),
            public_url: self.public_url.or(file.public_url),
            tls_cert: self.tls_cert.or(file.tls_cert),
            tls_key: self.tls_key.or(file.tls_key),
            trust_proxy: self.trust_proxy.or(file.trust_proxy),
            proxy_headers: self.proxy_headers.or(file.proxy_headers),
            metrics_for_all: self.metrics_for_all.or(file.metrics_for_all),
            keep_tables_days: self.keep_tables_days.or(file.keep_tables_days),
            keep_talk_days: self.keep_talk_days.or(file.keep_talk_days),
            max_tables: self.max_tables.or(file.max_tables),
            max_connections: self.max_connections.or(file.max_connections),
            max_connections_per_address: self
                .max_connections_per_address
                .or(file.max_connections_per_address),
            max_frame_bytes: self.max_frame_bytes.or(file.max_frame_bytes),
            commands_per_second: self.commands_per_second.or(file.commands_per_second),
            commands_at_once: self.commands_at_once.or(file.commands_at_once),
            requests_per_second: self.requests_per_second.or(file.requests_per_second),
            requests_at_once: self.requests_at_once.or(file.requests_at_once),
            tables_per_hour: self.tables_per_hour.or(file.tables_per_hour),
            wrong_codes: self.wrong_codes.or(file.wrong_codes),
            trace: self.trace.or(file.trace),
            trace_format: self.trace_format.or(file.trace_format),
        }
    }

    /// What the server needs to know.
    fn config(&self) -> Result<Config> {
        let usual = Config::new(self.data()?);
        let or = |set: Option<NonZeroU32>, usual| set.map_or(usual, NonZeroU32::get);
        Ok(Config {
            base_path: self.base_path.clone().unwrap_or_default(),
            public_url: self.public_url.clone(),
            proxies: self.proxies(),
            tls: self.identity()?,
            keep_tables: config::days(or(self.keep_tables_days, defaults::KEEP_TABLES_DAYS)),
            keep_talk: config::days(or(self.keep_talk_days, defaults::KEEP_TALK_DAYS)),
            max_tables: or(self.max_tables, usual.max_tables),
            max_connections: or(self.max_connections, usual.max_connections),
            max_connections_per_address: or(
                self.max_connections_per_address,
                usual.max_connections_per_address,
            ),
            max_frame_bytes: or(self.max_frame_bytes, usual.max_frame_bytes),
            commands: config::per_second(
                or(self.commands_per_second, defaults::COMMANDS_PER_SECOND),
                or(self.commands_at_once, defaults::COMMANDS_AT_ONCE),
            ),
            requests: config::per_second(
                or(self.requests_per_second, defaults::REQUESTS_PER_SECOND),
                or(self.requests_at_once, defaults::REQUESTS_AT_ONCE),
            ),
            openings: self
                .tables_per_hour
                .map_or(usual.openings, |tables| Rate::per(tables, OPENING_TIME)),
            wrong_codes: self
                .wrong_codes
                .map_or(usual.wrong_codes, |codes| Rate::per(codes, GUESSING_TIME)),
            metrics_for: match self.metrics_for_all {
                Some(true) => MetricsFor::Everyone,
                Some(false) | None => MetricsFor::Neighbours,
            },
            data: usual.data,
            times: usual.times,
        })
    }

    /// The proxies that the host trusts.
    fn proxies(&self) -> Proxies {
        Proxies {
            trusted: self.trust_proxy.clone().unwrap_or_default(),
            headers: self.proxy_headers.unwrap_or_default(),
        }
    }

    /// The certificate with its key: both, or none.
    fn identity(&self) -> Result<Option<Identity>> {
        match (&self.tls_cert, &self.tls_key) {
            (Some(cert), Some(key)) => Ok(Some(Identity::read(cert, key)?)),
            (None, None) => Ok(None),
            (Some(_), None) => bail!("a certificate needs its key: set --tls-key too"),
            (None, Some(_)) => bail!("a key needs its certificate: set --tls-cert too"),
        }
    }

    /// The folder for tables.
    fn data(&self) -> Result<PathBuf> {
        let usual = || usual_data(|name| std::env::var_os(name));
        let found = self.data.clone().or_else(usual);
        found.context("there is no home folder to keep tables in: say where with --data")
    }
}

/// The settings that say where the tables are, for commands that need no other.
#[derive(clap::Args)]
pub(crate) struct Folder {
    /// The file with the server's settings, in TOML, if it says where the tables are
    #[arg(long, value_name = "FILE", env = "JUST_APPLES_CONFIG")]
    config: Option<PathBuf>,
    /// The folder for tables (just-apples in your folder for data, such as ~/.local/share)
    #[arg(long, value_name = "FOLDER", env = "JUST_APPLES_DATA")]
    data: Option<PathBuf>,
}

impl Folder {
    /// The folder that a server with these settings uses.
    pub(crate) fn data(self) -> Result<PathBuf> {
        let Self { config, data } = self;
        Settings { config, data, ..Settings::default() }.with_file()?.data()
    }
}

/// The folder for tables of whoever runs the program, given the environment.
fn usual_data(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join(DATA))
}

/// A value that is a text in the file.
fn parsed<'de, D, T>(file: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let text = String::deserialize(file)?;
    text.parse().map(Some).map_err(de::Error::custom)
}

/// Values that are texts in the file.
fn all_parsed<'de, D, T>(file: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let texts = Vec::<String>::deserialize(file)?;
    let values = texts.iter().map(|text| text.parse()).collect::<Result<_, _>>();
    values.map(Some).map_err(de::Error::custom)
}

#[cfg(test)]
mod tests {
    use clap::{Arg, Args as _, Command, FromArgMatches};

    use super::*;

    /// What hosts read.
    const HOSTING: &str = include_str!("../../../../docs/hosting.md");

    /// Every setting as clap knows it.
    fn arguments() -> Vec<Arg> {
        let command = Settings::augment_args(Command::new("serve"));
        command.get_arguments().cloned().collect()
    }

    /// The settings of these flags.
    fn flags(flags: &[&str]) -> Settings {
        let command = Settings::augment_args(Command::new("serve").no_binary_name(true));
        Settings::from_arg_matches(&command.get_matches_from(flags)).unwrap()
    }

    /// The settings of a file.
    fn file(text: &str) -> Settings {
        toml::from_str(text).unwrap()
    }

    /// Every key that a file may have, as the refusal of another lists them.
    fn keys() -> Vec<String> {
        let error = toml::from_str::<Settings>("apples = 1").unwrap_err();
        let (_, list) = error.message().split_once("expected one of ").unwrap();
        list.split(", ").map(|key| key.trim_matches('`').to_owned()).collect()
    }

    #[test]
    fn a_setting_has_one_name_as_flag_variable_and_key() {
        let keys = keys();
        for argument in arguments() {
            let name = argument.get_id().as_str();
            assert_eq!(argument.get_long(), Some(name.replace('_', "-").as_str()));
            let variable = format!("JUST_APPLES_{}", name.to_uppercase());
            assert_eq!(argument.get_env().unwrap(), variable.as_str());
            assert_eq!(keys.iter().any(|key| key == name), name != "config", "{name}");
        }
        assert_eq!(keys.len() + 1, arguments().len());
    }

    #[test]
    fn hosting_md_lists_every_setting_as_it_is() {
        let rows = arguments().into_iter().map(|argument| {
            let name = argument.get_id().as_str();
            let key = if name == "config" { String::new() } else { format!("`{name}`") };
            let flag = argument.get_long().unwrap();
            let variable = argument.get_env().unwrap().display();
            format!("| `--{flag}` | `{variable}` | {key} | {} |", argument.get_help().unwrap())
        });
        let missing: Vec<String> = rows.filter(|row| !HOSTING.contains(row)).collect();
        assert!(missing.is_empty(), "docs/hosting.md lacks:\n{}", missing.join("\n"));
        let listed = HOSTING.lines().filter(|line| line.starts_with("| `--")).count();
        assert_eq!(listed, arguments().len(), "docs/hosting.md lists what is no setting");
    }

    #[test]
    fn help_says_what_holds_if_nothing_is_set() {
        for (name, usual) in [
            ("keep_tables_days", defaults::KEEP_TABLES_DAYS),
            ("keep_talk_days", defaults::KEEP_TALK_DAYS),
            ("max_tables", defaults::MAX_TABLES),
            ("max_connections", defaults::MAX_CONNECTIONS),
            ("max_connections_per_address", defaults::MAX_CONNECTIONS_PER_ADDRESS),
            ("max_frame_bytes", defaults::MAX_FRAME_BYTES),
            ("commands_per_second", defaults::COMMANDS_PER_SECOND),
            ("commands_at_once", defaults::COMMANDS_AT_ONCE),
            ("requests_per_second", defaults::REQUESTS_PER_SECOND),
            ("requests_at_once", defaults::REQUESTS_AT_ONCE),
            ("tables_per_hour", defaults::TABLES_PER_HOUR),
            ("wrong_codes", defaults::WRONG_CODES),
        ] {
            let arguments = arguments();
            let argument = arguments.iter().find(|argument| argument.get_id() == name).unwrap();
            let help = argument.get_help().unwrap().to_string();
            assert!(help.ends_with(&format!("({usual})")), "{name}: {help}");
        }
    }

    #[test]
    fn a_flag_goes_before_the_file_and_the_file_before_what_is_usual() {
        let set = flags(&["--max-tables", "5", "--lan=false"]);
        let file = file("max_tables = 6\nlan = true\nkeep_talk_days = 1\ntrace = \"warn\"");
        let plan = set.or(file).plan().unwrap();
        assert_eq!((plan.config.max_tables, plan.lan), (5, false));
        assert_eq!((plan.config.keep_talk, plan.trace), (config::days(1), TraceLevel::Warn));
        assert_eq!(plan.config.max_connections, defaults::MAX_CONNECTIONS);
    }

    #[test]
    fn every_setting_can_be_in_the_file() {
        let everything = r#"
            listen = "0.0.0.0:80"
            lan = true
            open = false
            data = "/var/lib/just-apples"
            base_path = "/apples"
            public_url = "https://apples.example/apples/"
            tls_cert = "a.crt"
            tls_key = "a.key"
            trust_proxy = ["127.0.0.1", "10.0.0.0/8"]
            proxy_headers = "forwarded"
            metrics_for_all = true
            keep_tables_days = 1
            keep_talk_days = 2
            max_tables = 3
            max_connections = 4
            max_connections_per_address = 5
            max_frame_bytes = 6
            commands_per_second = 7
            commands_at_once = 8
            requests_per_second = 9
            requests_at_once = 10
            tables_per_hour = 11
            wrong_codes = 12
            trace = "debug"
            trace_format = "json"
        "#;
        let from_file = file(everything);
        assert!(!format!("{from_file:?}").replace("config: None", "").contains("None"));
        let given = from_file.trust_proxy.as_ref().unwrap().len();
        assert_eq!(given, 2);
        // A flag for each line says the same.
        let lines = everything.lines().filter_map(|line| line.trim().split_once(" = "));
        let flags_of = |(key, value): (&str, &str)| {
            let value = value.replace(['"', '[', ']', ' '], "");
            format!("--{}={value}", key.replace('_', "-"))
        };
        let lines: Vec<String> = lines.map(flags_of).collect();
        assert_eq!(lines.len(), keys().len());
        assert_eq!(flags(&lines.iter().map(String::as_str).collect::<Vec<_>>()), from_file);
    }

    #[test]
    fn tables_are_kept_where_a_person_keeps_data() {
        let home = |name: &str| (name == "HOME").then(|| OsString::from("/home/gilbert"));
        let both = |name: &str| match name {
            "XDG_DATA_HOME" => Some(OsString::from("/data")),
            _ => home(name),
        };
        let odd = |name: &str| match name {
            "XDG_DATA_HOME" => Some(OsString::from("not/absolute")),
            _ => home(name),
        };
        if cfg!(target_os = "linux") {
            let usual = Some(PathBuf::from("/home/gilbert/.local/share/just-apples"));
            assert_eq!(usual_data(home), usual);
            assert_eq!(usual_data(odd), usual);
            assert_eq!(usual_data(both), Some(PathBuf::from("/data/just-apples")));
        }
        assert_eq!(usual_data(|_| None), None);
    }
}

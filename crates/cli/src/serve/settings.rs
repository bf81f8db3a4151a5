//! What a host can set: by a flag, by a variable of the environment, or in a file. One struct says
//! it for all three, so that none can lack what another has.

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Deserializer, de};
use server::Config;
use server::config::{
    self, BasePath, GUESSING_TIME, MetricsFor, OPENING_TIME, Proxies, ProxyHeaders, PublicUrl,
};
use server::limits::Rate;
use server::network::Network;
use server::trace::{TraceFormat, TraceLevel};
use server::{Identity, config::defaults};
use text::say;

use crate::help::paragraphs;
use crate::input::cannot_read;
use crate::parsers::{some, switch};
use crate::words::{Tell, Told, bad_value, not_toml, text};

/// The folder of the program among the data of a person.
const DATA: &str = "just-apples";

/// Every setting, if it is set.
///
/// The key in the file is the name of the field, the flag is the same with dashes, and the
/// variable the same in capitals after `JUST_APPLES_`.
#[derive(clap::Args, Deserialize, Default, PartialEq, Debug)]
#[serde(default, deny_unknown_fields)]
#[command(next_help_heading = say!(text(), "cli-serve-where"))]
pub(crate) struct Settings {
    /// The file that other settings are in.
    #[arg(long, help = say!(text(), "cli-set-config"), value_name = "FILE", env = "JUST_APPLES_CONFIG")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// Where the host wants to listen.
    #[arg(long, help = say!(text(), "cli-set-listen"), value_name = "ADDRESS:PORT", env = "JUST_APPLES_LISTEN")]
    listen: Option<String>,
    /// Whether to listen for the whole network.
    #[arg(long, help = say!(text(), "cli-set-lan"), long_help = paragraphs(&[say!(text(), "cli-set-lan"), say!(text(), "cli-set-lan-long")]), value_name = "BOOL", env = "JUST_APPLES_LAN", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true,
        value_parser = switch)]
    lan: Option<bool>,
    /// Whether to open a browser.
    #[arg(long, help = say!(text(), "cli-set-open"), value_name = "BOOL", env = "JUST_APPLES_OPEN", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true,
        value_parser = switch)]
    open: Option<bool>,
    /// The folder for tables.
    #[arg(long, help = say!(text(), "cli-set-data"), value_name = "FOLDER", env = "JUST_APPLES_DATA")]
    data: Option<PathBuf>,
    /// The path below which everything is served.
    #[arg(long, help = say!(text(), "cli-set-base-path"), value_name = "PATH", env = "JUST_APPLES_BASE_PATH")]
    #[serde(deserialize_with = "parsed")]
    base_path: Option<BasePath>,
    /// The front page as people know it.
    #[arg(long, help = say!(text(), "cli-set-public-url"), value_name = "URL", env = "JUST_APPLES_PUBLIC_URL")]
    #[serde(deserialize_with = "parsed")]
    public_url: Option<PublicUrl>,

    /// The certificate.
    #[arg(long, help = say!(text(), "cli-set-tls-cert"), value_name = "FILE", env = "JUST_APPLES_TLS_CERT", help_heading = say!(text(), "cli-serve-safety"))]
    tls_cert: Option<PathBuf>,
    /// The key of the certificate.
    #[arg(long, help = say!(text(), "cli-set-tls-key"), value_name = "FILE", env = "JUST_APPLES_TLS_KEY", help_heading = say!(text(), "cli-serve-safety"))]
    tls_key: Option<PathBuf>,
    /// The proxies whose word is taken.
    #[arg(long, help = say!(text(), "cli-set-trust-proxy"),
        value_name = "NETWORK",
        env = "JUST_APPLES_TRUST_PROXY",
        value_delimiter = ',',
        help_heading = say!(text(), "cli-serve-safety")
    )]
    #[serde(deserialize_with = "all_parsed")]
    trust_proxy: Option<Vec<Network>>,
    /// The headers that those proxies set.
    #[arg(long, help = say!(text(), "cli-set-proxy-headers"), value_name = "WHICH", env = "JUST_APPLES_PROXY_HEADERS", help_heading = say!(text(), "cli-serve-safety"))]
    #[serde(deserialize_with = "parsed")]
    proxy_headers: Option<ProxyHeaders>,
    /// Whether everybody may see the metrics.
    #[arg(long, help = say!(text(), "cli-set-metrics-for-all"), value_name = "BOOL", env = "JUST_APPLES_METRICS_FOR_ALL", num_args = 0..=1,
        require_equals = true, default_missing_value = "true", hide_possible_values = true,
        value_parser = switch, help_heading = say!(text(), "cli-serve-safety"))]
    metrics_for_all: Option<bool>,

    /// Days that a finished table is kept.
    #[arg(long, help = say!(text(), "cli-set-keep-tables-days"),
        value_name = "DAYS",
        env = "JUST_APPLES_KEEP_TABLES_DAYS",
        help_heading = say!(text(), "cli-serve-limits"), value_parser = some
    )]
    keep_tables_days: Option<NonZeroU32>,
    /// Days that free talk is kept.
    #[arg(long, help = say!(text(), "cli-set-keep-talk-days"), value_name = "DAYS", env = "JUST_APPLES_KEEP_TALK_DAYS", help_heading = say!(text(), "cli-serve-limits"), value_parser = some)]
    keep_talk_days: Option<NonZeroU32>,
    /// Tables at the same time.
    #[arg(long, help = say!(text(), "cli-set-max-tables"), value_name = "N", env = "JUST_APPLES_MAX_TABLES", help_heading = say!(text(), "cli-serve-limits"), value_parser = some)]
    max_tables: Option<NonZeroU32>,
    /// Connections at the same time.
    #[arg(long, help = say!(text(), "cli-set-max-connections"), value_name = "N", env = "JUST_APPLES_MAX_CONNECTIONS", help_heading = say!(text(), "cli-serve-limits"), value_parser = some)]
    max_connections: Option<NonZeroU32>,
    /// Connections of one address.
    #[arg(long, help = say!(text(), "cli-set-max-connections-per-address"),
        value_name = "N",
        env = "JUST_APPLES_MAX_CONNECTIONS_PER_ADDRESS",
        help_heading = say!(text(), "cli-serve-limits"), value_parser = some
    )]
    max_connections_per_address: Option<NonZeroU32>,
    /// Bytes of one message.
    #[arg(long, help = say!(text(), "cli-set-max-frame-bytes"),
        value_name = "BYTES",
        env = "JUST_APPLES_MAX_FRAME_BYTES",
        help_heading = say!(text(), "cli-serve-limits"), value_parser = some
    )]
    max_frame_bytes: Option<NonZeroU32>,
    /// Commands a second over one connection.
    #[arg(long, help = say!(text(), "cli-set-commands-per-second"),
        value_name = "N",
        env = "JUST_APPLES_COMMANDS_PER_SECOND",
        help_heading = say!(text(), "cli-serve-limits"), value_parser = some
    )]
    commands_per_second: Option<NonZeroU32>,
    /// Commands at once over one connection.
    #[arg(long, help = say!(text(), "cli-set-commands-at-once"), value_name = "N", env = "JUST_APPLES_COMMANDS_AT_ONCE", help_heading = say!(text(), "cli-serve-limits"), value_parser = some)]
    commands_at_once: Option<NonZeroU32>,
    /// Requests a second of one address.
    #[arg(long, help = say!(text(), "cli-set-requests-per-second"),
        value_name = "N",
        env = "JUST_APPLES_REQUESTS_PER_SECOND",
        help_heading = say!(text(), "cli-serve-limits"), value_parser = some
    )]
    requests_per_second: Option<NonZeroU32>,
    /// Requests at once of one address.
    #[arg(long, help = say!(text(), "cli-set-requests-at-once"), value_name = "N", env = "JUST_APPLES_REQUESTS_AT_ONCE", help_heading = say!(text(), "cli-serve-limits"), value_parser = some)]
    requests_at_once: Option<NonZeroU32>,
    /// Tables that one address opens in an hour.
    #[arg(long, help = say!(text(), "cli-set-tables-per-hour"), value_name = "N", env = "JUST_APPLES_TABLES_PER_HOUR", help_heading = say!(text(), "cli-serve-limits"), value_parser = some)]
    tables_per_hour: Option<NonZeroU32>,
    /// Wrong table codes of one address.
    #[arg(long, help = say!(text(), "cli-set-wrong-codes"), value_name = "N", env = "JUST_APPLES_WRONG_CODES", help_heading = say!(text(), "cli-serve-limits"), value_parser = some)]
    wrong_codes: Option<NonZeroU32>,

    /// How much is traced.
    #[arg(long, help = say!(text(), "cli-set-trace"), value_name = "LEVEL", env = "JUST_APPLES_TRACE", help_heading = say!(text(), "cli-serve-trace"))]
    #[serde(deserialize_with = "parsed")]
    trace: Option<TraceLevel>,
    /// How it is traced.
    #[arg(long, help = say!(text(), "cli-set-trace-format"), value_name = "FORMAT", env = "JUST_APPLES_TRACE_FORMAT", help_heading = say!(text(), "cli-serve-trace"))]
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
        let file = path.display().to_string();
        let settings = std::fs::read_to_string(path).with_context(|| cannot_read(&file))?;
        let refuse = |why: &toml::de::Error, reason: String| {
            let before = why.span().and_then(|span| settings.get(..span.start)).unwrap_or("");
            let line = before.matches('\n').count() + 1;
            anyhow!(say!(text(), "cli-config-line", file = &file, line = line, reason = reason))
        };
        let parsed = toml::Deserializer::parse(&settings);
        let parsed = parsed.map_err(|why| refuse(&why, not_toml(why.message())))?;
        Self::deserialize(parsed).map_err(|why| {
            // Our own reasons are in the reader's language already.
            let reason = bad_value(why.message()).unwrap_or_else(|| why.message().to_owned());
            refuse(&why, reason)
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
            (Some(cert), Some(key)) => Ok(Some(Identity::read(cert, key).map_err(Told)?)),
            (None, None) => Ok(None),
            (Some(_), None) => bail!(say!(text(), "cli-tls-no-key")),
            (None, Some(_)) => bail!(say!(text(), "cli-tls-no-cert")),
        }
    }

    /// The folder for tables.
    fn data(&self) -> Result<PathBuf> {
        let usual = || usual_data(|name| std::env::var_os(name));
        let found = self.data.clone().or_else(usual);
        found.with_context(|| say!(text(), "cli-no-home"))
    }
}

/// The settings that say where the tables are, for commands that need no other.
#[derive(clap::Args)]
pub(crate) struct Folder {
    /// The file with the settings of the server.
    #[arg(long, help = say!(text(), "cli-backup-config"), value_name = "FILE", env = "JUST_APPLES_CONFIG")]
    config: Option<PathBuf>,
    /// The folder for tables.
    #[arg(long, help = say!(text(), "cli-set-data"), value_name = "FOLDER", env = "JUST_APPLES_DATA")]
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
    T: FromStr<Err: Tell>,
{
    let text = String::deserialize(file)?;
    text.parse().map(Some).map_err(|why: T::Err| de::Error::custom(why.told()))
}

/// Values that are texts in the file.
fn all_parsed<'de, D, T>(file: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Tell>,
{
    let texts = Vec::<String>::deserialize(file)?;
    let values = texts.iter().map(|text| text.parse()).collect::<Result<_, T::Err>>();
    values.map(Some).map_err(|why| de::Error::custom(why.told()))
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

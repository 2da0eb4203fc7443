//! `gravegoods serve`: the server, with pages, games, bots and the database.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use server::{Caps, Config, Metrics, Page, Pages, PresetOption, Rates};

use crate::failure::Failure;

/// The arguments of `serve`.
#[derive(Args, Clone, Debug)]
pub(crate) struct ServeArgs {
    /// Address to listen on; port 0 picks any free port
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
    listen: SocketAddr,
    /// Folder for all data [default: gravegoods in your data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Store all data in PostgreSQL instead: postgres://user:password@host/database; others on this machine can see it there, so
    /// better use --database-file, or the variable GRAVEGOODS_DATABASE
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// File whose first line is the URL of the database
    #[arg(long, value_name = "FILE", conflicts_with_all = ["data", "database"])]
    database_file: Option<PathBuf>,
    /// NATS for several servers on one PostgreSQL database: nats://user:password@host:4222, several with commas; also from the
    /// variable GRAVEGOODS_NATS
    #[arg(long, value_name = "URL")]
    nats: Option<String>,
    /// Another origin whose pages may use this server, such as `https://play.example.org`; may be repeated
    #[arg(long, value_name = "ORIGIN", value_parser = read_origin)]
    origin: Vec<String>,
    /// Users reach this server over HTTPS: send cookies over HTTPS only
    #[arg(long)]
    https: bool,
    /// The server runs behind a proxy: trust its X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Serve /metrics at this address; `public` serves them to everybody, beside the pages
    #[arg(long, value_name = "ADDRESS", value_parser = read_metrics)]
    metrics: Option<Metrics>,
    /// Minimum time a bot takes for a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900)]
    bot_pace: u64,
    /// Most tables of one person that wait for players
    #[arg(long, value_name = "N", default_value_t = Caps::default().open_tables)]
    max_open_tables: u32,
    /// Most tables of one person at which something happened in the last hour
    #[arg(long, value_name = "N", default_value_t = Caps::default().running_tables)]
    max_running_tables: u32,
    /// The same for all people of one address
    #[arg(long, value_name = "N", default_value_t = Caps::default().running_tables_by_address)]
    max_running_tables_by_address: u32,
    /// Most tables at which one person has a seat
    #[arg(long, value_name = "N", default_value_t = Caps::default().seats)]
    max_seats: u32,
    /// Turn rate limits and the limits of tables off, for load tests
    #[arg(long)]
    no_limits: bool,
    /// What to log: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: tracing::Level,
    /// Log one JSON object per line
    #[arg(long)]
    log_json: bool,
}

/// Reads where to serve metrics.
fn read_metrics(text: &str) -> Result<Metrics, String> {
    match text {
        "public" => Ok(Metrics::Public),
        _ => text.parse().map(Metrics::At).map_err(|_| {
            "it is neither an address with a port, such as 127.0.0.1:9090, nor the word public".to_owned()
        }),
    }
}

/// Reads an origin as browsers send it: a scheme, a host and optionally a port, and nothing else.
fn read_origin(text: &str) -> Result<String, String> {
    let wrong = |why: &str| {
        Err(format!("{why}; give a bare origin, such as https://play.example.org or http://10.0.0.2:8080"))
    };
    let Some((scheme, authority)) = text.split_once("://") else {
        return wrong("it has no http:// or https://");
    };
    let default_port = match scheme {
        "http" => "80",
        "https" => "443",
        _ => return wrong("only http and https are served"),
    };
    if authority.contains(['/', '?', '#']) {
        return wrong("nothing may follow the host and port, not even a slash");
    }
    if authority.contains('@') {
        return wrong("it must not contain a user name");
    }
    let (host, port) = match authority
        .rfind(']')
        .map_or(authority.rfind(':'), |end| authority[end..].find(':').map(|at| end + at))
    {
        Some(colon) => (&authority[..colon], Some(&authority[colon + 1..])),
        None => (authority, None),
    };
    if let Some(port) = port {
        let number = port.parse::<u16>().ok().filter(|number| *number > 0 && number.to_string() == port);
        if number.is_none() {
            return wrong("its port is not a number from 1 to 65535");
        }
        if port == default_port {
            return wrong(&format!("browsers leave out the port {port} of {scheme}"));
        }
    }
    if !is_host(host) {
        return wrong("its host is not a name or an address in lower case");
    }
    Ok(text.to_owned())
}

/// Whether browsers could send `host` in an origin: a name in lower-case ASCII, or an address.
fn is_host(host: &str) -> bool {
    if let Some(address) = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
        let address: Option<std::net::Ipv6Addr> = address.parse().ok();
        return address.is_some_and(|parsed| format!("[{parsed}]") == host);
    }
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_');
    host.split('.').all(|label| !label.is_empty() && label.chars().all(letters))
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        use clap::FromArgMatches;
        let command = ServeArgs::augment_args(clap::Command::new("serve"));
        let matches = command.get_matches_from(["serve"]);
        ServeArgs::from_arg_matches(&matches).expect("every argument has a default")
    }
}

/// The pages that are built into this program.
struct Embedded;

impl Pages for Embedded {
    fn find(&self, path: &str) -> Option<Page> {
        let web_assets::File { bytes, hash, media, lasting } = web_assets::find(path)?;
        Some(Page { bytes, hash, media: media.into(), lasting })
    }

    fn lasting_paths(&self) -> Vec<String> {
        web_assets::lasting_paths().map(|path| path.into_owned()).collect()
    }
}

/// Serves until it is stopped; new tables have these options.
pub(crate) fn run(
    args: &ServeArgs,
    preset_options: Vec<PresetOption>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    log_to_stderr(args);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::System(format!("can't start: {error}")))?;
    runtime.block_on(serve(args, preset_options, out))
}

async fn serve(
    args: &ServeArgs,
    preset_options: Vec<PresetOption>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (database, location) = database(args)?;
    let nats = std::env::var(NATS_VARIABLE).ok().filter(|url| !url.is_empty());
    let config = Config {
        nats: args.nats.clone().or(nats),
        origins: args.origin.clone(),
        behind_proxy: args.behind_proxy,
        secure: args.https,
        metrics: args.metrics.unwrap_or_default(),
        bot_pace: Duration::from_millis(args.bot_pace),
        rates: if args.no_limits { Rates::generous() } else { Rates::default() },
        caps: if args.no_limits { Caps::generous() } else { caps(args) },
        pages: Arc::new(Embedded),
        preset_options,
        ..Config::new(args.listen, database)
    };
    let running = server::start(config).await.map_err(|error| Failure::System(error.to_string()))?;
    // The reader of the next lines may stop the server at once.
    let stopped = shutdown_signal();
    writeln!(out, "Gravegoods is at http://{}", running.address())?;
    if let Some(metrics) = running.metrics() {
        writeln!(out, "Metrics are at http://{metrics}/metrics")?;
    }
    writeln!(out, "Data is stored in {location}. Press Ctrl-C to stop.")?;
    out.flush()?;
    stopped.await;
    running.stop().await;
    Ok(())
}

/// The variable with the URL of NATS, unless an argument gives it.
const NATS_VARIABLE: &str = "GRAVEGOODS_NATS";

/// How many tables and seats one person or one network may have.
fn caps(args: &ServeArgs) -> Caps {
    Caps {
        open_tables: args.max_open_tables,
        running_tables: args.max_running_tables,
        running_tables_by_address: args.max_running_tables_by_address,
        seats: args.max_seats,
    }
}

/// The variable with the URL of the database, unless arguments say where the data is.
const DATABASE_VARIABLE: &str = "GRAVEGOODS_DATABASE";

/// The URL of the database that arguments, a file or the environment name.
fn database_url(args: &ServeArgs, variable: Option<String>) -> Result<Option<String>, Failure> {
    if args.database.is_some() {
        return Ok(args.database.clone());
    }
    if let Some(file) = &args.database_file {
        let text = std::fs::read_to_string(file).map_err(|error| {
            Failure::System(format!(
                "can't read the file {} of --database-file: {error}; write the URL of the database into its first line, and let \
                 only this user read it",
                file.display()
            ))
        })?;
        let url = text.lines().next().map(str::trim).filter(|url| !url.is_empty());
        let missing = || {
            Failure::Input(format!(
                "the first line of {} is empty; write the URL of the database there",
                file.display()
            ))
        };
        return url.map(|url| Some(url.to_owned())).ok_or_else(missing);
    }
    // A folder on the command line is meant more than a variable of the environment.
    Ok(variable.filter(|url| !url.is_empty() && args.data.is_none()))
}

/// The URL of the database, and a description of where it is.
fn database(args: &ServeArgs) -> Result<(String, String), Failure> {
    if let Some(url) = database_url(args, std::env::var(DATABASE_VARIABLE).ok())? {
        return Ok((url, "the database".to_owned()));
    }
    let folder = args.data.clone().unwrap_or_else(data_folder);
    create_private(&folder).map_err(|error| Failure::at("create the folder", &folder, &error))?;
    let file = folder.join("gravegoods.db");
    let path = file.to_str().ok_or_else(|| {
        Failure::Input(format!(
            "the path {} is not valid UTF-8; choose another folder with --data",
            folder.display()
        ))
    })?;
    Ok((format!("sqlite:{path}"), folder.display().to_string()))
}

/// Creates a folder that only this user can open. One that is there already stays as it is, since it may have other things in it, and the
/// log says if others can open it.
fn create_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    if let Some(parent) = folder.parent() {
        std::fs::create_dir_all(parent)?;
    }
    match builder.create(folder) {
        Err(_) if folder.is_dir() => {
            if is_open_to_others(folder) {
                let folder = folder.display();
                tracing::warn!(%folder, "other users can open the data folder; better `chmod 700` it");
            }
            Ok(())
        }
        created => created,
    }
}

/// Whether other users can list a folder, or change what is in it.
#[cfg(unix)]
fn is_open_to_others(folder: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    folder.metadata().is_ok_and(|about| about.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_open_to_others(_: &Path) -> bool {
    false
}

/// The default data folder.
fn data_folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("share")))
        .map_or_else(|| Path::new("gravegoods-data").to_owned(), |data| data.join("gravegoods"))
}

fn log_to_stderr(args: &ServeArgs) {
    let level = tracing_subscriber::filter::Targets::new().with_default(tracing::Level::WARN).with_targets([
        ("server", args.log),
        ("store", args.log),
        ("gravegoods", args.log),
    ]);
    // It reports every attempt to reconnect; the server says once that NATS is gone, and once that it is back.
    let level = level.with_target("async_nats", tracing::level_filters::LevelFilter::OFF);
    use tracing_subscriber::layer::SubscriberExt;
    use tracing_subscriber::util::SubscriberInitExt;
    let registry = tracing_subscriber::registry().with(level);
    let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(is_coloured());
    // If a log is already set up, that one is used.
    let _ =
        if args.log_json { registry.with(layer.json()).try_init() } else { registry.with(layer).try_init() };
}

/// Whether logs are coloured: on a terminal, unless NO_COLOR is set (<https://no-color.org>).
fn is_coloured() -> bool {
    std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Waits for Ctrl-C or SIGTERM. A SIGTERM counts from this call on.
fn shutdown_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let term = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    async move {
        #[cfg(unix)]
        if let Ok(mut term) = term {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_database_is_named_by_arguments_a_file_or_the_environment() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("url");
        let args = ServeArgs::default();
        let variable = || Some("postgres://variable".to_owned());
        let read = |args: &ServeArgs| database_url(args, variable());
        assert_eq!(database_url(&args, None).unwrap(), None);
        assert_eq!(database_url(&args, Some(String::new())).unwrap(), None);
        assert_eq!(read(&args).unwrap(), variable());
        assert_eq!(read(&ServeArgs { data: Some("here".into()), ..args.clone() }).unwrap(), None);
        let named = ServeArgs { database: Some("postgres://argument".to_owned()), ..args.clone() };
        assert_eq!(read(&named).unwrap().as_deref(), Some("postgres://argument"));
        let in_file = ServeArgs { database_file: Some(file.clone()), ..args };
        let missing = read(&in_file).unwrap_err().to_string();
        assert!(missing.contains("can't read the file") && missing.contains("write the URL"), "{missing}");
        std::fs::write(&file, "\n").unwrap();
        assert!(read(&in_file).unwrap_err().to_string().contains("is empty"));
        std::fs::write(&file, "postgres://file\n# Not for others.\n").unwrap();
        assert_eq!(read(&in_file).unwrap().as_deref(), Some("postgres://file"));
    }

    #[cfg(unix)]
    #[test]
    fn a_new_data_folder_is_private() {
        use std::os::unix::fs::PermissionsExt;
        let outside = tempfile::tempdir().unwrap();
        let folder = outside.path().join("share").join("gravegoods");
        for _ in 0..2 {
            create_private(&folder).unwrap();
            assert_eq!(folder.metadata().unwrap().permissions().mode() & 0o777, 0o700);
            assert!(!is_open_to_others(&folder));
        }
        // One that was there before stays as it is, and the log tells.
        std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o750)).unwrap();
        create_private(&folder).unwrap();
        assert_eq!(folder.metadata().unwrap().permissions().mode() & 0o777, 0o750);
        assert!(is_open_to_others(&folder));
        std::fs::write(outside.path().join("file"), "").unwrap();
        assert!(create_private(&outside.path().join("file")).is_err());
    }

    #[test]
    fn only_bare_origins_are_accepted() {
        for good in [
            "https://play.example.org",
            "http://localhost",
            "http://localhost:8080",
            "https://10.0.0.2:8443",
            "http://[::1]:7878",
            "https://[2001:db8::1]",
        ] {
            assert_eq!(read_origin(good).as_deref(), Ok(good));
        }
        for (bad, why) in [
            ("play.example.org", "no http://"),
            ("ftp://play.example.org", "only http and https"),
            ("HTTPS://play.example.org", "only http and https"),
            ("https://play.example.org/", "nothing may follow"),
            ("https://play.example.org/table", "nothing may follow"),
            ("https://play.example.org?x", "nothing may follow"),
            ("https://ann@play.example.org", "a user name"),
            ("https://play.example.org:", "its port"),
            ("https://play.example.org:0", "its port"),
            ("https://play.example.org:+80", "its port"),
            ("https://play.example.org:99999", "its port"),
            ("https://play.example.org:443", "leave out the port 443"),
            ("http://play.example.org:80", "leave out the port 80"),
            ("https://", "its host"),
            ("https://Play.example.org", "its host"),
            ("https://play..org", "its host"),
            ("https://*.example.org", "its host"),
            ("https://a b", "its host"),
            ("https://[::1", "its host"),
            ("https://[0:0::1]", "its host"),
            ("*", "no http://"),
            ("null", "no http://"),
            ("", "no http://"),
        ] {
            let refused = read_origin(bad).unwrap_err();
            assert!(refused.contains(why) && refused.contains("give a bare origin"), "{bad}: {refused}");
        }
    }
}

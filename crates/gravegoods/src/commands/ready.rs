//! `gravegoods ready`: asks a running server whether it can do its work, for containers and scripts.

use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;
use server::client::Client;

use crate::failure::Failure;

/// How long the server may take to answer.
const TIMEOUT: Duration = Duration::from_secs(3);

/// The status of a server that is ready.
const READY: u16 = 200;

/// The arguments of `ready`.
#[derive(Args, Clone, Debug)]
pub(crate) struct ReadyArgs {
    /// Address of the server
    #[arg(value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
    address: SocketAddr,
}

/// Asks the server, and fails if it is not ready.
pub(crate) fn run(args: &ReadyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::System(format!("can't start: {error}")))?;
    let address = args.address;
    let answer = runtime.block_on(async {
        tokio::time::timeout(TIMEOUT, Client::new(address).request("GET", "/readyz", None)).await
    });
    match answer {
        Ok(Ok(reply)) if reply.status == READY => Ok(writeln!(out, "The server at {address} is ready.")?),
        Ok(Ok(reply)) => Err(Failure::System(format!(
            "the server at {address} is not ready, status {}; its log says why",
            reply.status
        ))),
        Ok(Err(error)) => Err(Failure::System(format!(
            "no server answers at {address}: {error}; start it, or give its address"
        ))),
        Err(_) => Err(Failure::System(format!(
            "the server at {address} has not answered in {} seconds; its log may say why",
            TIMEOUT.as_secs()
        ))),
    }
}

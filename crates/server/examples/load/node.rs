//! A server as a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use server::{Config, Database, Limits, Server};

use crate::Failure;

/// A server's process, which ends with the benchmark.
pub(crate) struct Node {
    child: Child,
    /// Where it listens.
    pub(crate) address: String,
}

impl Node {
    pub(crate) fn start(database: &str) -> Result<Node, Failure> {
        let mut command = Command::new(std::env::current_exe()?);
        let mut child = command.args(["node", database]).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        BufReader::new(child.stdout.take().ok_or("no pipe")?).read_line(&mut address)?;
        if address.is_empty() {
            return Err("the server did not start".into());
        }
        Ok(Node { child, address: address.trim().to_owned() })
    }

    /// How much memory it uses, in kB.
    pub(crate) fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves until the process is ended.
pub(crate) async fn serve(database: Database) -> Result<(), Failure> {
    let mut config = Config::new("127.0.0.1:0".parse()?, database);
    // A few people play at all tables, far more than people can.
    config.limits = Limits::none();
    let mut server = Server::start(config).await?;
    println!("{}", server.address);
    std::io::stdout().flush()?;
    server.wait().await;
    Ok(())
}

//! The server alone: `cargo run -p server --example serve -- [LISTEN] [DATABASE]`.

use server::{Config, Database, Server};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    tracing_subscriber::fmt().with_env_filter("info").init();
    let mut arguments = std::env::args().skip(1);
    let listen = arguments.next().unwrap_or_else(|| "127.0.0.1:7777".to_owned());
    let database = arguments.next().unwrap_or_else(|| "ragtag.sqlite".to_owned());
    let mut config = Config::new(listen.parse()?, Database::from_argument(&database));
    if let Ok(origin) = std::env::var("RAGTAG_ORIGIN") {
        config.origins.push(origin);
    }
    let mut server = Server::start(config).await?;
    println!("http://{}", server.address);
    tokio::select! {
        served = server.wait() => served?,
        _ = tokio::signal::ctrl_c() => {}
    }
    server.stop().await;
    Ok(())
}

//! Writers: changes that arrive together go into one transaction, so that one sync to the disk makes many
//! answers durable.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};

use super::Store;
use super::link::Link;
use super::matches::{Appended, Written};
use crate::error::Error;

const QUEUE: usize = 4096;

/// A change to write, and whom to tell.
pub(super) struct Order {
    written: Written,
    done: oneshot::Sender<Result<Appended, Error>>,
}

impl Store {
    pub(super) async fn order(&self, written: Written) -> Result<Appended, Error> {
        let (done, answer) = oneshot::channel();
        self.writer.send(Order { written, done }).await.map_err(|_| Error::Leaving)?;
        answer.await.map_err(|_| Error::Leaving)?
    }
}

pub(super) fn start(link: &Arc<Link>) -> mpsc::Sender<Order> {
    let (sender, receiver) = mpsc::channel(QUEUE);
    let writers = link.backend.writers();
    let receiver = Arc::new(Mutex::new(receiver));
    for _ in 0..writers.count {
        let (link, receiver) = (Arc::clone(link), Arc::clone(&receiver));
        tokio::spawn(async move {
            loop {
                let mut orders = Vec::with_capacity(writers.batch);
                let count = receiver.lock().await.recv_many(&mut orders, writers.batch).await;
                if count == 0 {
                    return;
                }
                match link.writing(write(&link, &orders)).await {
                    Ok(results) => {
                        for (order, appended) in orders.into_iter().zip(results) {
                            // Whoever asked may have gone; the change stands all the same.
                            let _ = order.done.send(Ok(appended));
                        }
                    }
                    Err(error) => {
                        tracing::error!(%error, "changes could not be written");
                        for order in orders {
                            let _ = order.done.send(Err(match error {
                                Error::ReadOnly => Error::ReadOnly,
                                _ => Error::Down,
                            }));
                        }
                    }
                }
            }
        });
    }
    sender
}

async fn write(link: &Link, orders: &[Order]) -> Result<Vec<Appended>, Error> {
    let mut transaction = link.begin().await?;
    let mut results = Vec::with_capacity(orders.len());
    for order in orders {
        let appended = order.written.put(&mut transaction).await?;
        if appended == Appended::Durable {
            link.backend.wake(&mut transaction, &order.written.table).await?;
        }
        results.push(appended);
    }
    transaction.commit().await?;
    Ok(results)
}

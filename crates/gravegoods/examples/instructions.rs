//! Runs one workload COUNT times, for a tool that counts instructions: `instructions NAME COUNT`.
//!
//! `instructions --list` prints each workload's name and how many runs give a stable count.

#[path = "../benches/workloads.rs"]
mod workloads;

use std::process::ExitCode;

use workloads::workloads;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--list"] => {
            for workload in workloads() {
                println!("{} {}", workload.name, workload.runs);
            }
            ExitCode::SUCCESS
        }
        [name, count] => {
            let workload = workloads().into_iter().find(|workload| workload.name == name);
            match (workload, count.parse()) {
                (Some(workload), Ok(count)) => {
                    let mut run = workload.prepare();
                    (0..count).for_each(|_: u64| run());
                    ExitCode::SUCCESS
                }
                _ => usage(),
            }
        }
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("usage: instructions --list | instructions NAME COUNT");
    ExitCode::FAILURE
}

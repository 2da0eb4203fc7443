declare const GRAVEGOODS_VERSION: string;

/** The version of the program that this page comes with. The build takes it from the workspace's `Cargo.toml`. */
export const VERSION: string = GRAVEGOODS_VERSION;

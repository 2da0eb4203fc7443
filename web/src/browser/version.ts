declare const GRAVEGOODS_VERSION: string;

/** The version of this page. The build takes it from the workspace's `Cargo.toml`. */
export const VERSION: string = GRAVEGOODS_VERSION;

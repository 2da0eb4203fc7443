# A small image of the server, which runs as a user without rights:
#   docker build --tag gravegoods .
#   docker run --publish 7878:7878 --volume gravegoods:/data gravegoods
# deploy/compose.yml has several nodes with PostgreSQL and NATS behind a proxy.

# The browser client.
FROM node:22-bookworm-slim AS pages
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . /source
RUN npm run build -- --outDir /pages --emptyOutDir

# The program, which includes the client.
FROM rust:1.95-slim-bookworm AS program
WORKDIR /source
COPY . .
COPY --from=pages /pages /pages
ENV WEB_DIST=/pages
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/source/target \
    cargo build --locked --profile dist --package gravegoods \
    && cp target/dist/gravegoods /gravegoods \
    && mkdir /data

# No shell and no package manager: only the C library, trusted certificates and the program.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=program /gravegoods /usr/local/bin/gravegoods
COPY --from=program --chown=65532:65532 /data /data
USER 65532:65532
# SQLite's data is in /data/gravegoods, unless GRAVEGOODS_DATABASE names a PostgreSQL database.
ENV XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 7878
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["/usr/local/bin/gravegoods", "ready", "127.0.0.1:7878"]
ENTRYPOINT ["/usr/local/bin/gravegoods"]
CMD ["serve", "--listen", "0.0.0.0:7878"]

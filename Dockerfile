# The shop as an image: docs/operate.md. Its root may be read-only; what it writes lies in the volumes, /tmp aside.
FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=peer --no-audit --no-fund
# What is in it, for whoever has to know of a hole in one of them.
RUN npm sbom --package-lock-only --omit=dev --omit=peer --sbom-format=cyclonedx > sbom.json

# What needs no database is compiled here; pages are rendered from the shop's own at its first start.
FROM packages AS build
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY next.config.mjs payload.config.ts tsconfig.json ./
COPY src src
RUN node src/setup/container/compile.mjs

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=packages /shop/sbom.json sbom.json
COPY --from=build /shop/.next compiled
COPY package.json package-lock.json .npmrc next.config.mjs payload.config.ts tsconfig.json ./
COPY src src
RUN install --directory --owner=nobody --group=nogroup --mode=700 data .next \
  && install --directory --owner=nobody --group=nogroup media
USER nobody
ENV HOME=/tmp NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 LISTEN_ON=0.0.0.0 PORT=3000
EXPOSE 3000
VOLUME ["/shop/data", "/shop/media", "/shop/.next"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=10m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "src/setup/container/start.mjs"]

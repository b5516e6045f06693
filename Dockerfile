# One image, two programs: the API (which serves site, panel and pictures) and the builder.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY database/package.json database/
COPY api/package.json api/
COPY backoffice/package.json backoffice/
COPY marketing/package.json marketing/
COPY scripts/package.json scripts/
COPY e2e/package.json e2e/

# Packages of both programs, without those of the panel, of the tests and of development.
FROM packages AS programs
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund --include-workspace-root \
    --workspace contract --workspace database --workspace api --workspace marketing --workspace scripts
# Remove what the programs do not use: source maps, docs and types, Gatsby's compiler for other platforms, and
# packages that only the tests and the panel import.
RUN find . -path '*/node_modules/*' \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -type f -delete \
    && find node_modules/@parcel/transformer-js -name 'parcel-swc.*.node' ! -name "parcel-swc.linux-$(node -p process.arch)-gnu*.node" -delete \
    && rm -r node_modules/ra-core node_modules/ra-data-simple-rest node_modules/@typescript

FROM packages AS panel
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund --include-workspace-root \
    --workspace contract --workspace backoffice
COPY tsconfig.base.json ./
COPY contract contract
COPY backoffice backoffice
# The panel shows the owner's guide.
COPY docs/guia docs/guia
RUN npm run build --workspace @estudio/backoffice

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production GATSBY_TELEMETRY_DISABLED=1 HOME=/tmp DATA_DIR=/data HOST=0.0.0.0
COPY --from=programs /app ./
COPY tsconfig.base.json ./
COPY contract contract
COPY database database
COPY api api
COPY marketing marketing
COPY scripts scripts
COPY --from=panel /app/backoffice/dist backoffice/dist
# The only writable folders: content, and what the builder keeps between builds.
RUN mkdir -p /data marketing/.cache marketing/public marketing/.build \
    && chown node:node /data marketing/.cache marketing/public marketing/.build \
    && chmod 1777 marketing/.build
USER node
EXPOSE 8080
CMD ["node", "scripts/serve.mjs"]

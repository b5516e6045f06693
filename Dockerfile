# One image, two programs: the API (which serves site, panel and pictures) and the builder.
FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production GATSBY_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY database/package.json database/
COPY api/package.json api/
COPY backoffice/package.json backoffice/
COPY marketing/package.json marketing/
COPY scripts/package.json scripts/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build --workspace @estudio/backoffice && mkdir -p /data && chown -R node:node /data /app/marketing
USER node
ENV DATA_DIR=/data HOST=0.0.0.0
EXPOSE 8080
CMD ["node", "--import", "tsx", "api/src/server.ts"]

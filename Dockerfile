# One image for the services; docker-compose.yml says which of them a container runs.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY service-process/package.json service-process/
COPY database/package.json database/
COPY vault/package.json vault/
COPY event-store/package.json event-store/
COPY command-service/package.json command-service/
COPY projection-service/package.json projection-service/
COPY mail-service/package.json mail-service/
COPY graphql-gateway/package.json graphql-gateway/
COPY client/package.json client/
COPY tests/package.json tests/
RUN npm ci
COPY . .
RUN node --import tsx scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY service-process/package.json service-process/
COPY database/package.json database/
COPY vault/package.json vault/
COPY event-store/package.json event-store/
COPY command-service/package.json command-service/
COPY projection-service/package.json projection-service/
COPY mail-service/package.json mail-service/
COPY graphql-gateway/package.json graphql-gateway/
COPY client/package.json client/
COPY tests/package.json tests/
# Only what the services import: neither the client's packages (they are in its bundle) nor the tools.
RUN npm ci --omit=dev --include-workspace-root=false \
      --workspace contracts --workspace service-process --workspace database --workspace vault --workspace event-store \
      --workspace command-service --workspace projection-service --workspace mail-service \
      --workspace graphql-gateway

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/dist dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/scripts/healthcheck.mjs scripts/
# For the signed head of the log, and for backups before updates: volumes mounted here belong to the user below.
RUN mkdir /var/lib/platzwart /var/lib/platzwart-backups && chown node /var/lib/platzwart /var/lib/platzwart-backups
USER node
EXPOSE 4000
CMD ["node", "--require", "./dist/telemetry.cjs", "--enable-source-maps", "dist/graphql-gateway.js"]

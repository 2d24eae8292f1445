# A company's site and its desk: docs/deploy/containers.md.
FROM node:26-slim AS build
WORKDIR /srv/website
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The company's folder: docker build --build-context company=../our-site
COPY --from=company content /srv/company/content
COPY --from=company media /srv/company/media
ARG SITE_URL
ENV COMPANY=/srv/company
# The cache has the files of earlier builds, for tabs that are open, and pictures that did not change.
RUN --mount=type=cache,target=/srv/company/build \
  --mount=type=cache,target=/srv/website/node_modules/.cache \
  npm run build && cp -RL /srv/company/build/site /site && cp -R /srv/company/build/inbox /inbox
# The optional packages are the Node of each platform, which the image has.
RUN npm prune --omit=dev --omit=optional

FROM node:26-slim
WORKDIR /srv/website
COPY package.json ./
COPY --from=build /srv/website/node_modules node_modules
COPY shared shared
COPY desk desk
COPY --from=build /site /srv/company/build/site
COPY --from=build /inbox /srv/company/build/inbox
RUN install -d -o node -g node -m 700 /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
WORKDIR /srv/company
CMD ["node", "/srv/website/desk/main.ts"]

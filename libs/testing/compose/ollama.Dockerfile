# Ollama's place in Compose, taken by the model of the browser tests: for a machine that can pull no
# image and has no weights. `docker build -t casewright-model:stand-in -f libs/testing/compose/ollama.Dockerfile libs/testing`
FROM casewright:local
COPY package.json /app/libs/testing/
COPY dist /app/libs/testing/dist
COPY compose/ollama /usr/local/bin/ollama
ENV HOST=0.0.0.0 PORT=11434
ENTRYPOINT ["ollama"]
CMD ["serve"]

import { createServer } from "node:http";

// Answers after a moment, and ends with exit code 3 when asked to.
const server = createServer((request, response) => {
  if (request.url === "/fail") process.exit(3);
  setTimeout(() => response.end("done"), 600);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${process.argv[2]} | port ${server.address().port}\n`));

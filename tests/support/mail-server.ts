import { type AddressInfo, createServer, type Socket } from "node:net";

/** How a mail server answers: as it should, not at all, not after its greeting, or a little each second without an end. */
type Manner = "good" | "silent" | "greets" | "drips";

/** A minimal mail server; records what it receives. Its manner may change between connections. */
export async function mailServer(manner: Manner = "good") {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  /** `answers` replaces the answer to a line, where it has one. */
  const now = { manner, answers: (_line: string): string | undefined => undefined };
  const talk = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    const { manner } = now;
    if (manner === "silent") return;
    if (manner === "drips") {
      const timer = setInterval(() => socket.write("220-mail.test\r\n"), 1000);
      socket.on("close", () => clearInterval(timer));
      return;
    }
    socket.write("220 mail.test\r\n");
    if (manner === "good") answer(socket, heard, (line) => now.answers(line));
  };
  const server = createServer(talk);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { heard, now, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function answer(socket: Socket, heard: string[], given: (line: string) => string | undefined): void {
  let inText = false;
  socket.on("data", (chunk) => {
    for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
      heard.push(line);
      if (inText && line !== ".") continue;
      inText = line === "DATA";
      const other = given(line);
      if (other) {
        inText = false;
        socket.write(`${other}\r\n`);
        continue;
      }
      socket.write(inText ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
}

import { createParser } from "eventsource-parser";
import { z } from "zod";
import type { Env } from "#server/env.ts";

/** Whoever asked by a form waits for ten seconds. */
const TIMEOUT_MILLISECONDS = 8_000;
const MOST_CHARACTERS = 500_000;

const reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
/** A part of a reply that is streamed; the last ones have no text. */
const part = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })) });

/** Asks a model one thing. What it says comes in pieces, as it is written. @throws Error that names what was wrong, never what was asked or answered */
export type Chat = (instructions: string, content: string) => AsyncIterable<string>;

/** The model that the settings name, behind an OpenAI-compatible endpoint; null without a key. */
export function chatFor({ AI_URL, AI_KEY, AI_MODEL }: Pick<Env, "AI_URL" | "AI_KEY" | "AI_MODEL">): Chat | null {
  if (!AI_URL || !AI_KEY || !AI_MODEL) return null;
  return async function* (instructions, content) {
    const response = await fetch(`${AI_URL}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${AI_KEY}` },
      body: JSON.stringify({
        model: AI_MODEL,
        temperature: 0,
        stream: true,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content },
        ],
      }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`the model answered ${response.status}`);
    const isStreamed = response.headers.get("content-type")?.startsWith("text/event-stream");
    yield* isStreamed ? streamed(response) : atOnce(response);
  };
}

/** All that a model says. */
export async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

async function* streamed(response: Response): AsyncIterable<string> {
  const read: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => read.push(data) });
  for await (const piece of piecesOf(response)) {
    parser.feed(piece);
    for (const data of read.splice(0)) {
      if (data === "[DONE]") return;
      yield readAs(part, data).choices[0]?.delta.content ?? "";
    }
  }
}

/** Some endpoints do not stream, whatever they are asked. */
async function* atOnce(response: Response): AsyncIterable<string> {
  yield readAs(reply, await whole(piecesOf(response))).choices[0]!.message.content;
}

/** What is answered, unless it is too long: it is counted as it comes, for there may be no end of it. */
async function* piecesOf({ body }: Response): AsyncIterable<string> {
  let characters = 0;
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    characters += piece.length;
    if (characters > MOST_CHARACTERS) throw new Error("the model answered at too great a length");
    yield piece;
  }
}

function readAs<Form>(form: z.ZodType<Form>, text: string): Form {
  const read = form.safeParse(parsed(text));
  if (!read.success) throw new Error("the model answered in another form");
  return read.data;
}

/** What a text holds as JSON; undefined for anything else. Models like to fence it. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?|```$/g, ""));
  } catch {
    return undefined;
  }
}

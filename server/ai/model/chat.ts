import { z } from "zod";
import type { Env } from "#server/env.ts";

/** Whoever asked by a form waits for ten seconds. */
const TIMEOUT_MILLISECONDS = 8_000;
const MOST_CHARACTERS = 500_000;

const reply = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/** Asks a model one thing. @throws Error that names what was wrong, never what was asked or answered */
export type Chat = (instructions: string, content: string) => Promise<string>;

/** The model that the settings name, behind an OpenAI-compatible endpoint; null without a key. */
export function chatFor({ AI_URL, AI_KEY, AI_MODEL }: Pick<Env, "AI_URL" | "AI_KEY" | "AI_MODEL">): Chat | null {
  if (!AI_URL || !AI_KEY || !AI_MODEL) return null;
  return async (instructions, content) => {
    const response = await fetch(`${AI_URL}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${AI_KEY}` },
      body: JSON.stringify({
        model: AI_MODEL,
        temperature: 0,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content },
        ],
      }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`the model answered ${response.status}`);
    const read = reply.safeParse(parsed(await textOf(response)));
    if (!read.success) throw new Error("the model answered in another form");
    return read.data.choices[0]?.message.content ?? "";
  };
}

/** What is answered, unless it is too long: it is counted as it comes, for there may be no end of it. */
async function textOf({ body }: Response): Promise<string> {
  let text = "";
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.length > MOST_CHARACTERS) throw new Error("the model answered at too great a length");
  }
  return text;
}

/** What a text holds as JSON; undefined for anything else. Models like to fence it. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""));
  } catch {
    return undefined;
  }
}

import { attempt } from "#app/api/failure.ts";
import { choiceIn, numberIn, readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Noun } from "./noun.ts";
import { portOf } from "./port.server.ts";

/** Switches one of a list on or off as its form says, and leads back to the list as it was. */
export async function turned(request: Request, viewer: Viewer, noun: Noun) {
  const form = await readForm(request, { fields: ["id", "revision", "turn"] }, viewer);
  const id = numberIn(form, "id");
  const turn = choiceIn(form, "turn", ["on", "off"]);
  const done = await attempt(portOf(noun).turn(viewer, String(id), turn === "on", numberIn(form, "revision")));
  const { pathname, search } = new URL(request.url);
  if (done.ok) return redirectWithToast(pathname + search, turn === "on" ? `${noun}_on` : `${noun}_off`, { name: done.answer.name });
  const { problem, code } = done.failure;
  return refusal(done.failure, { id, why: problem?.fields?.[0]?.code ?? code });
}

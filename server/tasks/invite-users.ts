import { sql } from "kysely";
import { emailFrom } from "#app/domain/access/email.ts";
import { Refusal } from "#server/http/refusal.ts";
import { MailRefused } from "#server/realm/mail/mailer.ts";
import { linkMailer } from "#server/resources/magic-links/mail-link.ts";
import { createLink } from "#server/resources/magic-links/store.ts";
import { seenIn } from "#server/resources/users/people-source.ts";
import { type RunningTask, TaskFailed, type TaskType } from "./task-type.ts";

/** A link in an invitation works for seven days. */
const MINUTES = 7 * 24 * 60;

type Payload = { users: number[] /** The properties that a link may lead to; null for all of the company. */; properties: number[] | null };
type Outcome = "mailed" | "notTaken" | "unmailed" | "skipped";
/** `reply`: what the mail server last said of an address that it does not take. */
type State = { at: number; reply: string } & Record<Outcome, number>;

/**
 * Mails the people of a company who were invited a link to their application. Who has no e-mail address as their id, or is no longer pending,
 * gets none; whose address the mail server refuses for good is counted and can be invited again. Each mail is a portion of its own: a killed task sends at most one of them again.
 */
export const inviteUsers: TaskType = {
  section: () => "company-user",
  async run(task) {
    const { users, properties } = task.row.payload as Payload;
    let state: State = { at: 0, reply: "", mailed: 0, notTaken: 0, unmailed: 0, skipped: 0, ...(task.row.state as Partial<State>) };
    const mailer = linkMailer(task);
    try {
      while (state.at < users.length) {
        const { outcome, reply = state.reply } = await invite(task, mailer, users[state.at]!, properties);
        state = { ...state, at: state.at + 1, reply, [outcome]: state[outcome] + 1 };
        await task.portion(async () => ({ progress: { state, done: state.at, total: users.length, stage: "mailing" } }));
      }
    } finally {
      mailer.close();
    }
    const { at, ...figures } = state;
    return figures;
  },
};

async function invite(
  { db, row }: RunningTask,
  mailer: ReturnType<typeof linkMailer>,
  user: number,
  properties: number[] | null,
): Promise<{ outcome: Outcome; reply?: string }> {
  const person = await db
    .selectFrom("company_users")
    .select("public_id")
    .where("company_id", "=", row.company_id)
    .where("id", "=", user)
    .where("status", "=", "pending")
    .where("archived_at", "is", null)
    .where(seenIn(sql`company_users.id`, properties))
    .executeTakeFirst();
  if (!person) return { outcome: "skipped" };
  const to = emailFrom(person.public_id);
  if (!to) return { outcome: "unmailed" };
  const made = await createLink(db, row.company_id, "user", { identifier: person.public_id, minutes: MINUTES, properties }).catch(
    (error) => {
      if (!(error instanceof Refusal)) throw error;
      // Archived or disabled since they were looked for.
      if (error.details.fields?.some(({ code }) => code === "link_error_no_person")) return null;
      // No application has an address to lead to: no other mail can be sent either.
      throw new TaskFailed("invite_no_address");
    },
  );
  if (!made) return { outcome: "skipped" };
  try {
    await mailer.mail(row.company_id, to, made);
    return { outcome: "mailed" };
  } catch (error) {
    // The next attempt would fail at the same person, and nobody behind them would ever get a mail.
    if (error instanceof MailRefused) return { outcome: "notTaken", reply: error.reply };
    throw error;
  }
}

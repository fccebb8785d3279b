import { data, redirect } from "@remix-run/node";
import { listMessages } from "#app/api/messages.server.ts";
import { isPutAway, type MessageType } from "#app/domain/messages/message.ts";
import { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { categoryColors } from "./category-colors.server.ts";
import { addressOfList, type ListedMessage, type MessageList, type MessageListData, readMessageQuery, TYPE_OF } from "./message-list.ts";

type Stored = Awaited<ReturnType<typeof listMessages>>["messages"][number];

/** What a list of messages shows at an address. A page beyond the last leads to that. */
export async function listedMessages(request: Request, viewer: Viewer, list: MessageList) {
  const { query, problems } = readMessageQuery(new URL(request.url).searchParams, list);
  const { category, chosen: _, ...asked } = query;
  const [{ messages, pagination }, moments, colorOf] = await Promise.all([
    listMessages(viewer, { ...asked, type: TYPE_OF[list], category: category === "" ? undefined : Number(category) }),
    momentsOf(viewer),
    categoryColors(viewer),
  ]);
  const { total } = pagination;
  if (messages.length === 0 && total > 0) {
    throw redirect(addressOfList(viewer.paths, list, { ...query, page: Math.ceil(total / query.limit) }));
  }
  const audiences = messages.map(({ segment, pageSegment }) => ({ segment, pageSegment, tagMode: null, showing: { auto: false } }));
  const tell = await audienceTeller(viewer, audiences);
  const listed: MessageListData = {
    title: viewer.text(`messages:title_${list}`),
    ...{ list, query, problems, total },
    messages: messages.map((message, index) => ({
      ...shown(viewer, moments, message),
      ...{ color: colorOf(message.category), audience: tell(audiences[index]!) },
    })),
    notListed: list === "announcements" ? await switchedOff(viewer, "enableAnnouncements") : null,
    mayCreate: viewer.may("edit", "messages"),
    mayLimit: viewer.may("view", "users"),
  };
  return data(listed, { status: problems.length > 0 ? 400 : 200 });
}

function shown(viewer: Viewer, moments: Moments, message: Stored): Omit<ListedMessage, "audience" | "color"> {
  const { id, type, category, visibility, hasUnpublishedChanges, pinned, revision, count, lastChangedBy } = message;
  const mayChange = viewer.may("edit", "messages", { visibility });
  return {
    ...{ id, type, category, visibility, hasUnpublishedChanges, pinned, revision, count },
    title: message.title || viewer.text("messages:untitled"),
    languages: message.languages
      .filter(({ status }) => status !== "off")
      .map(({ key, isWritten, errors }) => ({
        key,
        name: languageName(key, viewer.language),
        isComplete: isWritten && errors === 0,
      })),
    schedule: scheduleText(viewer, moments, message),
    changed: moments.shownMoment(message.lastChangedAt),
    changedBy: lastChangedBy,
    may: {
      change: mayChange,
      copy: !isPutAway(visibility) && viewer.may("edit", "messages"),
      results: mayViewResults(viewer, type),
    },
  };
}

/** Whether somebody may see what came of messages of a kind. */
export const mayViewResults = (viewer: Viewer, type: MessageType): boolean => viewer.may("view", type === "nps" ? "nps" : "analytics");

/** When a message shows, by the property's clocks: what was chosen in another time zone is the same moment. */
export function scheduleText({ text }: Viewer, { dateAndTime }: Moments, { minTime, maxTime }: Pick<Stored, "minTime" | "maxTime">) {
  if (minTime && maxTime) return text("messages:from_to", { from: dateAndTime(minTime.utc), to: dateAndTime(maxTime.utc) });
  if (minTime) return text("messages:from", { from: dateAndTime(minTime.utc) });
  return maxTime && text("messages:to", { to: dateAndTime(maxTime.utc) });
}

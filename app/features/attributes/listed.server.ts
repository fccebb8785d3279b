import { data, redirect } from "@remix-run/node";
import { getShellProperty } from "#app/api/properties.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type AttributeListData, inAddress, type ListedAttribute, readAttributeQuery, type ShownRefusals } from "./attribute-list.ts";
import type { Attribute, AttributePlace } from "./place.server.ts";

type Refused = Attribute["refused"];

/** What a list of attributes shows at an address. A page beyond the last leads to that. */
export async function listedAttributes(request: Request, viewer: Viewer, place: AttributePlace) {
  const { query, problems } = readAttributeQuery(new URL(request.url).searchParams);
  const [{ attributes, total, unknown }, moments] = await Promise.all([place.list(query), momentsOf(viewer)]);
  if (attributes.length === 0 && total > 0) {
    throw redirect(viewer.paths.attributes(place.scope, inAddress({ ...query, page: Math.ceil(total / query.limit) })));
  }
  const listed: AttributeListData & { title: string } = {
    title: viewer.text(`attributes:title_${place.scope}`),
    scope: place.scope,
    query,
    problems,
    attributes: attributes.map((attribute) => toListed(moments, attribute, place)),
    total,
    unknown: shownRefusals(moments, unknown),
    mayEdit: viewer.may("edit", "attribute"),
    opensCompany: place.scope === "property" && (await opensCompany(viewer)),
  };
  return data(listed, { status: problems.length > 0 ? 400 : 200 });
}

async function opensCompany(viewer: Viewer): Promise<boolean> {
  return viewer.may("view", "company-attributes") && (await getShellProperty(viewer)).company.limits.staffTrainingExtension;
}

function toListed(moments: Moments, attribute: Omit<Attribute, "segments">, { scope }: AttributePlace): ListedAttribute {
  const { id, key, displayName, type, archived, revision } = attribute;
  return {
    ...{ id, key, displayName, type, archived, revision },
    scope: attribute.scope.type,
    created: moments.shownMoment(attribute.createdAt),
    refused: shownRefusals(moments, attribute.refused),
    isOwn: attribute.scope.type === scope,
  };
}

export function shownRefusals({ shownMoment }: Moments, { count, sample, lastAt }: Refused): ShownRefusals | null {
  return count === 0 || lastAt === null ? null : { count, sample: sample ?? "", at: shownMoment(lastAt) };
}

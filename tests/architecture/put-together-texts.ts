import { AI_STATUSES } from "#app/contracts/copilot.ts";
import { mainNavigation, settingsNavigation } from "#app/domain/access/navigation.ts";
import { ROLES } from "#app/domain/access/roles.ts";
import { CLOSED_BY, MESSAGE_WAYS } from "#app/domain/analytics/message-figures.ts";
import { BUNDLE_KINDS, IMPORT_STATES } from "#app/domain/bundles/bundle.ts";
import { VISIBILITIES } from "#app/domain/guides/guide.ts";
import { SKIP_WHEN } from "#app/domain/guides/skip-condition.ts";
import { CARD_SIDES, HIGHLIGHTS, MEDIA_TYPES, NEXT_IF, NEXT_WHEN } from "#app/domain/guides/step.ts";
import { MATCHES } from "#app/domain/imports/matching.ts";
import { LANGUAGE_CONTRADICTIONS } from "#app/domain/languages/language-contradiction.ts";
import { MESSAGE_FORMS, MESSAGE_TYPES, MESSAGE_VISIBILITIES } from "#app/domain/messages/message.ts";
import { RANKING_TYPES } from "#app/domain/messages/message-content.ts";
import { STANDINGS } from "#app/domain/messages/nps.ts";
import { QUESTION_KINDS } from "#app/domain/messages/survey.ts";
import { TEXT_PROBLEMS } from "#app/domain/messages/text-problems.ts";
import { LIMIT_KINDS } from "#app/domain/plan-limits.ts";
import { ASSISTANT_PARTS, DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";
import { GUIDE_TEXTS, SHOWN_TEXTS } from "#app/domain/player/property-texts.ts";
import { ASSISTANT_POSITIONS } from "#app/domain/player/stylings.ts";
import { BUILT_IN_KEYS, COUNTED_EVENTS, OPERATORS_OF } from "#app/domain/segments/operators.ts";
import { GATES } from "#app/domain/targeting/gate.ts";
import { FAILURE_REASONS } from "#app/domain/targets/target-alarm.ts";
import { TASK_NAMES, TASK_STATUSES } from "#app/domain/tasks/task.ts";
import { TOOLTIP_SHOWS } from "#app/domain/tooltips/tooltip.ts";
import { ATTRIBUTE_SCOPES, DATA_TYPES } from "#app/domain/users/attribute.ts";
import { VALIDATOR_RULES } from "#app/domain/validators/validator.ts";
import { AREA_ROWS, STEP_CHANGES } from "#app/domain/versions/areas.ts";
import { REVIEW_STATES, SCHEDULE_PROBLEMS } from "#app/domain/versions/publishing.ts";
import { SHOWN_SCOPES, SHOWN_STATES } from "#app/features/attributes/attribute-list.ts";
import { BUTTON_LABELS } from "#app/features/messages/editor/buttons.ts";
import { FURTHER, MESSAGE_FIELDS, TIMINGS } from "#app/features/messages/editor/fields.ts";
import { MESSAGE_ACTS } from "#app/features/messages/message-acts.ts";
import { MESSAGE_LISTS } from "#app/features/messages/message-list.ts";
import { EXAMPLES } from "#app/features/page-segments/rule-fields.tsx";
import { NOUNS } from "#app/features/placed/noun.ts";
import { STATES as SHOWN_STATES_OF_PLACED } from "#app/features/placed/placed-list.ts";
import { FOLLOW_UP_FILTERS } from "#app/features/results/answers.ts";
import { DATE_TYPES } from "#app/features/segments/draft.ts";
import { OWN_REASONS } from "#app/features/selection/reason-text.server.ts";
import { ASSISTANT_NAMES } from "#app/features/stylings/assistant-fields.tsx";
import { DESIGN_FIELDS } from "#app/features/stylings/design-fields.tsx";
import { HELP_FIELDS } from "#app/features/stylings/help-fields.tsx";
import { SEARCH_FIELDS } from "#app/features/stylings/search-fields.tsx";
import { THEMES } from "#app/preferences.server.ts";
import { WAYS } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/ways.ts";
import { FILTERS, SORTS, STATES } from "#app/routes/app/$property/manage/list/query.ts";
import { ACTS } from "#app/routes/app/$property/manage/list/selection/choices.ts";
import { NOTICE_STATUS } from "#app/session/login-notices.ts";
import { KINDS_OF_USE } from "#app/ui/composed/used-by/used-by.tsx";
import { EVERYTHING_ON } from "#tests/support/everything-on.ts";

/** Where HEART tells of surveys, their own report is not in the side bar. */
const WITHOUT_HEART = { ...EVERYTHING_ON, flags: { ...EVERYTHING_ON.flags, heart: false } };
const navigation = [...mainNavigation(EVERYTHING_ON), ...mainNavigation(WITHOUT_HEART), ...settingsNavigation(EVERYTHING_ON)];
const SCREENS =
  "bad_request signed_out not_found not_allowed other_site limit conflict no_connection unreachable timeout nonsense too_large busy fault".split(
    " ",
  );
const FORMS_OF_MESSAGES = [...new Set(Object.values(MESSAGE_FORMS).flat())];
const PRIVACY = "introduction information usage analytics legal_basis retention sharing rights security changes contact".split(" ");

const TASKS = TASK_NAMES.map((name) => name.replaceAll("-", "_"));
const STAGES = "content images reading writing listing people packing removing mailing answers finding documents".split(" ");

const CONTENT_FAILURES =
  "property_gone bundle_too_many bundle_broken copy_source_gone copy_no_title copy_no_room_for_images centre_not_fetched".split(" ");

/** A condition as a key has it; days are asked for by their own types. */
const worded = (operator: string) => operator.replace("!", "not_");
const ON_DAYS: readonly string[] = ["between", "relativeEquals", "before", "after"];

/** Keys that are put together at run time, and every value that they are put together with. */
export const PATTERNS: Record<string, readonly string[]> = {
  "account:notice_*": Object.keys(NOTICE_STATUS),
  "alarms:*": FAILURE_REASONS,
  "alarms:title_*": ["step", ...NOUNS],
  "attributes:*_text": ["archive", "restore"],
  "attributes:*_title": ["archive", "restore"],
  "attributes:*_anyway": ["archive", "restore"],
  "attributes:lead_*": ATTRIBUTE_SCOPES,
  "attributes:new_lead_*": ATTRIBUTE_SCOPES,
  "attributes:origin_*": ATTRIBUTE_SCOPES,
  "attributes:scope_*": SHOWN_SCOPES,
  "attributes:state_*": SHOWN_STATES,
  "attributes:title_*": ATTRIBUTE_SCOPES,
  "attributes:type_*": DATA_TYPES,
  "audience:on_tags_*": ["show", "hide"],
  "bundles:kind_*": [...BUNDLE_KINDS, "images"],
  "bundles:kinds_*": BUNDLE_KINDS,
  "bundles:left_*": ["segments", "page-segments", "tags", "images"],
  "bundles:state_*": IMPORT_STATES,
  "chapters:odd_*_text": LANGUAGE_CONTRADICTIONS,
  "chapters:odd_*_title": LANGUAGE_CONTRADICTIONS,
  "common:used_by_*": KINDS_OF_USE,
  "contextual:area_*": AREA_ROWS,
  "contextual:odd_*_text": LANGUAGE_CONTRADICTIONS,
  "contextual:odd_*_title": LANGUAGE_CONTRADICTIONS,
  "contextual:picture_*": ["none", "image", "video"],
  "contextual:steps_*": STEP_CHANGES,
  "customize:label_*": [...ASSISTANT_NAMES, ...DESIGN_FIELDS, ...HELP_FIELDS, ...SEARCH_FIELDS, ...SHOWN_TEXTS, ...GUIDE_TEXTS],
  "customize:part_*": ASSISTANT_PARTS,
  "customize:position_*": ASSISTANT_POSITIONS,
  ...Object.fromEntries(
    "create empty_text empty_title enabled_hint lead name_hint new new_lead open text_hint title"
      .split(" ")
      .map((key) => [`hints:${key}_*`, NOUNS]),
  ),
  "hints:rule_*": VALIDATOR_RULES,
  "hints:show_*": TOOLTIP_SHOWS,
  "hints:show_*_hint": TOOLTIP_SHOWS,
  "hints:state_*": SHOWN_STATES_OF_PLACED,
  ...Object.fromEntries("created off on saved saved_merged".split(" ").map((done) => [`toasts:*_${done}`, NOUNS])),
  "editor:*_hint": ["identifier", "selectors", "skipSelector"],
  "editor:highlight_*": HIGHLIGHTS,
  "editor:media_*": [...MEDIA_TYPES, "none"],
  "editor:selector_warning_*": ["attribute", "value", "parents", "unreadable"],
  "editor:side_*": CARD_SIDES,
  "editor:skip_*": SKIP_WHEN,
  "editor:*_*": [
    MEDIA_TYPES.map((type) => `media_${type}`),
    NEXT_IF.map((when) => `if_${when}`),
    NEXT_WHEN.map((when) => `when_${when}`),
  ].flat(),
  "errors:*": ["guide_deleted", "not_allowed_for_role", "message_archived", ...TEXT_PROBLEMS],
  "errors:limit_*": LIMIT_KINDS,
  "errors:screen_*_text": SCREENS,
  "errors:screen_*_title": SCREENS,
  "manage:state_*": VISIBILITIES,
  "media:address_hint_*": ["image", "video", "link"],
  "media:title_*": ["image", "video", "link"],
  "media:title_hint_*": ["image", "video", "link"],
  "media:way_*": WAYS,
  "publishing:answered_*": REVIEW_STATES,
  "publishing:problem_*": SCHEDULE_PROBLEMS,
  "publishing:review_*": ["none", "outdated", ...REVIEW_STATES],
  ...Object.fromEntries("empty_text empty_title lead tab title".split(" ").map((key) => [`messages:${key}_*`, MESSAGE_LISTS])),
  ...Object.fromEntries("act ask done".split(" ").map((key) => [`messages:${key}_*`, MESSAGE_ACTS])),
  "messages:ask_*_text": MESSAGE_ACTS,
  "messages:count_*": MESSAGE_LISTS,
  "messages:reason_*": OWN_REASONS,
  "messages:behaviour_*": ["fallback_default", "hide"],
  "messages:asks_*": ["7", "8"],
  "messages:asks_*_short": ["7", "8"],
  "messages:category_*": [1, 2, 3, 4, 5, 6, 7, 8].map(String),
  "messages:direction_*": DIRECTIONS,
  "messages:field_*": [...MESSAGE_FIELDS, FURTHER],
  "messages:form_*": FORMS_OF_MESSAGES,
  "messages:form_*_hint": FORMS_OF_MESSAGES,
  "messages:host_*": HOSTS,
  "messages:label_*": BUTTON_LABELS,
  "messages:media_*": ["none", "image", "imageLibrary"],
  "messages:new_*": MESSAGE_TYPES,
  "messages:new_lead_*": MESSAGE_TYPES,
  "messages:ranking_*": RANKING_TYPES,
  "messages:question_*": QUESTION_KINDS,
  "history:question_*": ["kind", "required", "options", "choices", "page", "rules", "ends", "furtherThanks"],
  "messages:starts_*": TIMINGS,
  "messages:ends_*": TIMINGS,
  "messages:state_*": ["present", ...MESSAGE_VISIBILITIES],
  "messages:type_*": MESSAGE_TYPES,
  "messages:width_*": ["wide", "phone"],
  "questions:*": ["next_page", "main_end", "page_at", "end_at"],
  "questions:field_*": ["questionTitle", "kind", "required", "leftLabel", "rightLabel", "thanks", "option", "way"],
  "questions:remove_text_*": ["page", "question", "end"],
  "questions:remove_title_*": ["page", "question", "end"],
  "page-segments:example_*": EXAMPLES,
  "page-segments:rule_*": EXAMPLES,
  "privacy:*_text": PRIVACY,
  "privacy:*_title": PRIVACY,
  "results:closed_by_*": CLOSED_BY,
  "results:follow_up_*": FOLLOW_UP_FILTERS,
  "results:lead_*": MESSAGE_TYPES,
  "results:nothing_live_*": MESSAGE_TYPES,
  "results:standing_*": STANDINGS,
  "results:title_*": MESSAGE_TYPES,
  "results:way_*": MESSAGE_WAYS,
  "sandbox:layer_*": ["primitives", "fields", "composed"],
  "segments:*": ["true", "false"],
  "segments:*_label": ["past", "future"],
  "segments:*s": ["day", "week", "month"],
  "segments:ai_*": [...AI_STATUSES, "FAILED"],
  "segments:all_*": ["filters", "groups"],
  "segments:any_*": ["filters", "groups"],
  "segments:date_*": [...DATE_TYPES, "between"].map(worded),
  "segments:far_*": ["past", "future"],
  "segments:key_*": [...Object.keys(BUILT_IN_KEYS), ...Object.keys(COUNTED_EVENTS)],
  "segments:lost_*_text": ["forgotten", "cut"],
  "segments:lost_*_title": ["forgotten", "cut"],
  "segments:operator_*": [...new Set(Object.values(OPERATORS_OF).flat())].filter((each) => !ON_DAYS.includes(each)).map(worded),
  "segments:part_*": ["yesterday", "today", "tomorrow"],
  "segments:unit_*": ["day", "week", "month"],
  "settings:rule_*": ["too_short", "no_lowercase", "no_uppercase", "no_digit", "no_special"],
  "shell:footer_*": ["status", "legal", "roadmap", "support"],
  "shell:group_*": navigation.map(({ group }) => group),
  "shell:nav_*": navigation.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.items ?? [])])).map(({ key }) => key),
  "shell:theme_*": THEMES,
  "manage:act_*": ACTS,
  "manage:alarm_*": ["yes", "no"],
  "manage:ask_*": ACTS,
  "manage:ask_*_text": ACTS,
  "manage:by_*": FILTERS,
  "manage:done_*": ACTS,
  "manage:filter_*": STATES,
  "manage:match_*": ["title", "subtitle", "heading", "content"],
  "manage:order_*": ["asc", "desc"],
  "manage:reason_*": OWN_REASONS,
  "manage:segment_*": ["none", "any"],
  "manage:sort_*": Object.keys(SORTS),
  "manage:none_*_text": STATES.filter((state) => state !== "all"),
  "manage:none_*_title": STATES.filter((state) => state !== "all"),
  "shell:role_*": ROLES,
  "shell:role_scope_*": ["company", "property"],
  "tags:unit_*": ["seconds", "minutes", "hours", "days"],
  "tags:window_*": ["seconds", "minutes", "hours", "days"],
  "tasks:type_*": TASKS,
  "tasks:exception_*": ["unreadFrom", "notTaken", "archived"],
  "tasks:result_*": TASKS,
  "tasks:status_*": TASK_STATUSES.map((status) => status.replace(" ", "_")),
  "tasks:stage_*": STAGES,
  "imports:match_*": MATCHES,
  "users:left_*": ["active", "pending", "disabled", "archived"],
  "users:identify_*": ["unsigned", "signature", "expired"],
  "tasks:error_*": [
    "task_error",
    "task_gave_up",
    "task_unknown",
    "import_file_gone",
    "invite_no_address",
    "person_gone",
    "search_erased",
    ...CONTENT_FAILURES,
  ],
  "toasts:*_live_again": ["chapter", "guide"],
  "toasts:attribute_*d": ["archive", "restore"],
  "toasts:*_archived": ["chapter", "guide", "message"],
  "toasts:*_merged": ["chapter_published", "chapter_saved", "chapter_segment_updated"],
  "toasts:*_published": ["chapter", "guide"],
  "toasts:*_unpublished": ["chapter", "guide"],
  "toasts:*_unpublished_in_use": ["chapter", "guide"],
  "why:gate_*": GATES,
  "why:show_*": ["all", "shown", "hidden"],
  "why:visibility_*": VISIBILITIES,
};

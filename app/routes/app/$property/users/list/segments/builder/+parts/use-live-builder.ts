import { useFetcher, useLocation, useNavigation, useNavigationType, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { draftInAddress } from "#app/features/segments/draft-address.ts";
import { draftFromForm } from "#app/features/segments/draft-form.ts";
import type { Preview } from "#app/features/segments/preview.server.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { BuilderView } from "#app/routes/app/$property/users/list/segments/builder/builder-view.server.ts";

const PAUSE_MILLISECONDS = 350;
/** A longer draft is counted once a field is left. */
const LONGEST_QUERY = 4_000;

/**
 * What scripts add to the builder: a change of a field leads to its address at once, and the count follows the typing. `version` changes
 * when the form has to be drawn anew, because its rows moved or Back led here.
 */
export function useLiveBuilder(form: RefObject<HTMLFormElement>, view: BuilderView) {
  const paths = usePaths();
  const language = useTranslation().i18n.language as UiLanguage;
  const submit = useSubmit();
  const { state } = useNavigation();
  const location = useLocation();
  const isBack = useNavigationType() === "POP";
  const fetcher = useFetcher<{ preview: Preview; written: string }>();
  const load = useRef(fetcher.load);
  load.current = fetcher.load;
  const drawn = useRef("");
  /** The field that was changed last: it is drawn anew with what follows from it, and keeps the focus. */
  const changed = useRef("");
  if (isBack) drawn.current = location.key;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const state = draftInAddress(draftFromForm(new FormData(element), language));
      const query = new URLSearchParams(state).toString();
      if (query.length > LONGEST_QUERY) return;
      load.current(`${paths.segmentCount()}?segment=${view.id}&${query}`);
      // What is typed survives a reload, also before the field is left.
      const base = new URLSearchParams(window.location.search).get("base");
      const rest: [string, string][] = [["revision", String(view.revision)], ...(base ? [["base", base] as [string, string]] : [])];
      window.history.replaceState(window.history.state, "", paths.segment(view.id, [...state, ...rest]));
    };
    // The inputs over selects and lists have no name: what is typed into them is not part of the form.
    const isField = ({ target }: Event) => target instanceof Element && target.hasAttribute("name");
    const onInput = (event: Event) => {
      if (!isField(event)) return;
      clearTimeout(timer);
      timer = setTimeout(count, PAUSE_MILLISECONDS);
    };
    const onChange = (event: Event) => {
      if (!isField(event)) return;
      clearTimeout(timer);
      changed.current = document.activeElement?.id ?? "";
      submit(element.querySelector<HTMLButtonElement>("[data-apply]"), { preventScrollReset: true });
    };
    element.addEventListener("input", onInput);
    element.addEventListener("change", onChange);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", onInput);
      element.removeEventListener("change", onChange);
    };
  }, [form, language, paths, submit, view.id, view.revision]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written decides what is drawn anew
  useEffect(() => {
    if (changed.current && document.activeElement === document.body) document.getElementById(changed.current)?.focus();
    changed.current = "";
  }, [view.written]);

  // What was counted while typing is older than the page that followed.
  const typed = fetcher.data && fetcher.data.written !== view.written && state === "idle" ? fetcher.data : null;
  const rows = view.groups.map(({ filters }) => filters.length).join(",");
  return {
    version: `${drawn.current} ${rows}`,
    preview: typed ? typed.preview : view.preview,
    isBusy: fetcher.state !== "idle",
    pageAddress(page: number): string {
      const query = new URLSearchParams(location.search);
      query.set("page", String(page));
      return `${location.pathname}?${query}`;
    },
  };
}

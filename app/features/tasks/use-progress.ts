import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownTask } from "./shown-task.server.ts";
import type { Reached } from "./task-texts.ts";

const POLL_MILLISECONDS = 2000;

/**
 * Tasks as they are now: while one of them works and the page is in sight, one small request every two seconds says how far they are. Once
 * one of them ends, the page is loaded anew. Without scripts the page stays as it was loaded.
 */
export function useProgress(tasks: ShownTask[]): ShownTask[] {
  const fetcher = useFetcher<{ tasks: ({ id: string } & Reached)[] }>();
  const { revalidate } = useRevalidator();
  const paths = usePaths();
  const waiting = tasks.filter(({ isEnded, status }) => !isEnded && status !== "prepared").map(({ id }) => id);
  const address = paths.processProgress(waiting);
  const load = useRef(fetcher.load);
  load.current = fetcher.load;
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (waiting.length === 0) return;
    const timer = setTimeout(() => {
      if (!document.hidden) load.current(address);
      ask(asked + 1);
    }, POLL_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [address, asked, waiting.length]);
  const answered = fetcher.data?.tasks ?? [];
  const moved = answered.some(({ id, status }) => tasks.some((task) => task.id === id && task.status !== status));
  useEffect(() => {
    if (moved) revalidate();
  }, [moved, revalidate]);
  return tasks.map((task) => {
    const now = answered.find(({ id }) => id === task.id);
    return now && now.status === task.status ? { ...task, ...now } : task;
  });
}

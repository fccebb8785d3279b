import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Counts how often the form with this `intent` was sent and answered, so that its fields start empty each time, unless the answer asks for
 * it to be sent again unchanged (`isKept`).
 */
export function useTimesSent(intent: string, isKept: boolean): number {
  const [times, setTimes] = useState(0);
  const { formData } = useNavigation();
  const isSent = formData?.get("intent") === intent;
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !isSent && !isKept) setTimes((before) => before + 1);
    wasSent.current = isSent;
  }, [isSent, isKept]);
  return times;
}

import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Counts how often the form with this `intent` was sent and answered, so that its fields can start empty each time. */
export function useRound(intent: string): number {
  const [round, setRound] = useState(0);
  const { formData } = useNavigation();
  const isSent = formData?.get("intent") === intent;
  useEffect(() => {
    if (isSent) return () => setRound((before) => before + 1);
  }, [isSent]);
  return round;
}

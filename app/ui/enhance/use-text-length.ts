import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The length of a control's text, kept up to date; without scripts that of its initial value. */
export function useTextLength<Control extends TextControl>(initial: string) {
  const ref = useRef<Control>(null);
  const [length, setLength] = useState(initial.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new initial value is another text
  useEffect(() => setLength(ref.current?.value.length ?? 0), [initial]);
  const onInput = useCallback((event: FormEvent<Control>) => setLength(event.currentTarget.value.length), []);
  return { length, control: { ref, onInput } };
}

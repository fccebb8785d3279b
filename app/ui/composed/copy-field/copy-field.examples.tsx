import { CopyField } from "./copy-field.tsx";

const SNIPPET = `<script src="https://guides.example.com/player.js" data-property="7" defer></script>
<script>
  handrail.identify({ id: "42", role: "sales" })
</script>`;

export const examples = {
  "one line": <CopyField label="Token" text="hr_4e6f1c1a9b7d4f0a" hint="It is shown only once." />,
  code: <CopyField label="Snippet for your application" text={SNIPPET} kind="code" />,
};

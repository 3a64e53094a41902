import { PrepSection } from '../ui/PrepSection.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { useWords } from '../words/useWords.ts';

const AGAINST = ['people', 'tables'] as const;
type Against = (typeof AGAINST)[number];

type AgainstChoiceProps = { readonly value: Against; readonly onChange: (against: Against) => void };

/** Who plays the second side. */
export function AgainstChoice({ value, onChange }: AgainstChoiceProps) {
  const { deployment } = useWords('play');
  return (
    <PrepSection title={deployment.against}>
      <Segmented
        wide
        label={deployment.against}
        options={AGAINST.map((against) => ({ value: against, label: deployment.againstWhom[against] }))}
        value={value}
        onChange={onChange}
      />
    </PrepSection>
  );
}

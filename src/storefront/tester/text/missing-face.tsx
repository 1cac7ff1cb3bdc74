type Props = { name: string; onRetry: () => void }

/** Beside an editable text whose face could not be loaded: it is shown in another. */
export function MissingFace({ name, onRetry }: Props) {
  return (
    <p className="missing-face" role="status">
      {name} did not arrive: the text stands in another face until it does.{' '}
      <button type="button" className="lk" onClick={onRetry}>
        Fetch it again
      </button>
    </p>
  )
}

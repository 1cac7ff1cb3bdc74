type Props = { name: string; onRetry: () => void }

/** Beside a text to play with: it stands in another face than the one it is about. */
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

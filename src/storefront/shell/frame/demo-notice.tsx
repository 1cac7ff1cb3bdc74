/** Shown where no payment keys are set. */
export function DemoNotice() {
  return (
    <div className="page-notice grid" role="note">
      <b>Demo shop</b>
      <p>
        Nothing is charged and nothing is sent.{' '}
        <span className="more">Every typeface shown is open source and free from its makers.</span>
      </p>
    </div>
  )
}

/** Shown where no payment keys are set. */
export function DemoNotice() {
  return (
    <div className="page-notice grid" role="region" aria-label="Demo shop">
      <b>Demo shop</b>
      <p>
        Payments are play money. <span className="more">Nothing is charged.</span>
      </p>
    </div>
  )
}

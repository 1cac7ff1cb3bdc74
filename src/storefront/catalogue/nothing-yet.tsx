/** In place of the catalogue of a shop that has published none. */
export function NothingYet() {
  return (
    <div className="big">
      <div className="figures nothing-yet" aria-hidden="true">
        <span>Nothing here yet</span>
      </div>
      <div className="grid">
        <p className="c6">
          <b>No typeface is published here so far.</b> The first will stand in this place, set in
          itself, from margin to margin.
        </p>
      </div>
    </div>
  )
}

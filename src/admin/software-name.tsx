import './controls.css'
import './payload-corrections.css'

/** In the admin's corner: the software's own name, which stands nowhere else. */
export function SoftwareName() {
  return <b className="software-name">Fount</b>
}

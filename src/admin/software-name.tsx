import './document-on-a-phone.css'
import './readable-greys.css'
import './saved-views/saved-views.css'
import './software-name.css'

/** In the admin's corner: the software's own name, which stands nowhere else. */
export function SoftwareName() {
  return <b className="software-name">Fount</b>
}

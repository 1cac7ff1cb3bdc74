import { useId } from 'react'
import type { Details } from './details'

type LicenseeSwitchProps = {
  licensee: Details['licensee']
  onSwitch: (licensee: Details['licensee']) => void
}

const WHO: { licensee: Details['licensee']; name: string }[] = [
  { licensee: 'self', name: 'Yourself' },
  { licensee: 'client', name: 'A client' },
]

/** Who may use the fonts: two compartments. */
export function LicenseeSwitch({ licensee, onSwitch }: LicenseeSwitchProps) {
  const name = useId()
  const label = `${name}-label`

  return (
    <div className="for-whom" role="radiogroup" aria-labelledby={label}>
      <span id={label}>Who the licence is for</span>
      {WHO.map((who) => (
        <label key={who.licensee} className="tier hit">
          <input
            type="radio"
            name={name}
            checked={licensee === who.licensee}
            onChange={() => onSwitch(who.licensee)}
          />
          <span>{who.name}</span>
        </label>
      ))}
    </div>
  )
}

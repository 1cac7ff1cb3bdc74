import { useState, type InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> & {
  value: string
  onCommit: (value: string) => void
}

/** A field that commits its value on blur or Enter, not with every letter. Escape restores the value. */
export function CommittedInput({ value, onCommit, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    if (typed !== null && typed !== value) onCommit(typed)
    setTyped(null)
  }

  return (
    <input
      {...input}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}

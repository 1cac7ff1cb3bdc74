import { type ComponentProps, type ReactNode, useId } from 'react'

type LabelledProps = { label: string; className?: string; children: (id: string) => ReactNode }

/** A field beneath its label. */
export function Labelled({ label, className, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

type TextProps<Tag extends 'input' | 'textarea'> = Omit<LabelledProps, 'children'> &
  Omit<ComponentProps<Tag>, 'onChange'> & { onChange: (text: string) => void }

export function LabelledInput({ label, className, onChange, ...field }: TextProps<'input'>) {
  return (
    <Labelled label={label} className={className}>
      {(id) => <input {...field} id={id} onChange={({ target }) => onChange(target.value)} />}
    </Labelled>
  )
}

export function LabelledTextarea({ label, onChange, ...field }: TextProps<'textarea'>) {
  return (
    <Labelled label={label}>
      {(id) => <textarea {...field} id={id} onChange={({ target }) => onChange(target.value)} />}
    </Labelled>
  )
}

type TickProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  onChange: (isTicked: boolean) => void
}

/** A box before its words. */
export function Tick({ className, onChange, children, ...box }: TickProps) {
  return (
    <label className={className}>
      <input type="checkbox" {...box} onChange={({ target }) => onChange(target.checked)} />{' '}
      {children}
    </label>
  )
}

/** One choice of a list, under its value. */
export function optionOf(value: string | number, words: string) {
  return (
    <option key={value} value={value}>
      {words}
    </option>
  )
}

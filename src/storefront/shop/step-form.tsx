import type { ReactNode } from 'react'

type StepFormProps = { onSend: () => void; children: ReactNode }

/** The form of a step: what is wrong is said in its own words, and beside its field. */
export function StepForm({ onSend, children }: StepFormProps) {
  return (
    <form
      className="step-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  )
}

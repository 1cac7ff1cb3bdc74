import { useId } from 'react'
import type { AskedField } from './asked-in-cart'
import type { AnswersState } from './use-answers'

type AnswerFieldProps = { field: AskedField; answers: AnswersState }

/** "Web: Domain", a line to write on, and beneath it what helps, or what is wrong. */
export function AnswerField({ field, answers }: AnswerFieldProps) {
  const id = useId()
  const { licence, question } = field
  const error = answers.errorOf(field)
  const help = error ?? question.hint
  const isDomain = question.kind === 'domain'

  return (
    <div className={error ? 'price-choice bad' : 'price-choice'}>
      <label htmlFor={id}>
        {licence}: {question.label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={isDomain ? 'url' : undefined}
        autoCapitalize={isDomain ? 'none' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={isDomain ? 'example.org' : undefined}
        value={answers.textOf(field)}
        aria-required={question.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => answers.write(field, event.target.value)}
        onBlur={answers.leave}
      />
      {help && (
        <p id={`${id}-help`} role={error ? 'alert' : undefined}>
          {help}
        </p>
      )}
    </div>
  )
}

import { carryOut } from './statements/carry-out'
import statements from './statements/mails_of_staff.json' with { type: 'json' }

export const { up, down } = carryOut(statements)

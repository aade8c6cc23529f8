import { CreateUser1764000000001 } from './1764000000001-createUser';
import { CreateBookingInquiry1764000000002 } from './1764000000002-createBookingInquiry';
import { CreateContactInquiry1764000000003 } from './1764000000003-createContactInquiry';
import { CreateOutbox1764000000004 } from './1764000000004-createOutbox';
import { AddBookingSuspicion1764000000005 } from './1764000000005-addBookingSuspicion';
import { AddContactSuspicion1764000000006 } from './1764000000006-addContactSuspicion';
import { AddOutboxOwner1764000000007 } from './1764000000007-addOutboxOwner';
import { CreateAcknowledgement1764000000008 } from './1764000000008-createAcknowledgement';
import { CreateUsedProof1764000000009 } from './1764000000009-createUsedProof';
import { DropMigrationLock1764000000010 } from './1764000000010-dropMigrationLock';

/** Every migration, oldest first; one statement each, because MySQL commits at every change of a table. */
export const migrations = [
  CreateUser1764000000001,
  CreateBookingInquiry1764000000002,
  CreateContactInquiry1764000000003,
  CreateOutbox1764000000004,
  AddBookingSuspicion1764000000005,
  AddContactSuspicion1764000000006,
  AddOutboxOwner1764000000007,
  CreateAcknowledgement1764000000008,
  CreateUsedProof1764000000009,
  DropMigrationLock1764000000010,
];

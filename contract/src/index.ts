export { bookingSchema, contactMethods, type Booking, type BookingOffers } from './booking';
export { chooseLanguage } from './chooseLanguage';
export { contactSchema, type Contact } from './contact';
export { deliveryAddress } from './email';
export { faultCodes, fieldErrors, shortName, type FaultCode, type FieldError } from './fieldErrors';
export { limits, maxBodyBytes } from './limits';
export { paths } from './paths';
export { trapField } from './trap';

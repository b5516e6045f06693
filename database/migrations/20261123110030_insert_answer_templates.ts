import type { Knex } from "knex";

const thanks = {
  name: "Primera respuesta",
  text: `Hola, {nombre}:

Gracias por escribirnos. Hemos leído con calma lo que nos cuentas y nos gustaría conocer el espacio antes de decirte nada más.

¿Te va bien que te llamemos esta semana? Dinos un día y una hora, y a qué teléfono. La primera visita no cuesta nada ni te compromete a nada.

Un saludo,
{persona}
{estudio} · {telefono}`,
  translations: {
    ca: {
      text: `Hola, {nombre},

Gràcies per escriure'ns. Hem llegit amb calma el que ens expliques i ens agradaria conèixer l'espai abans de dir-te res més.

Et va bé que et truquem aquesta setmana? Digues-nos un dia i una hora, i a quin telèfon. La primera visita no costa res ni et compromet a res.

Una salutació,
{persona}
{estudio} · {telefono}`,
    },
    en: {
      text: `Hello {nombre},

Thank you for writing. We have read your message carefully and would like to see the space before saying anything more.

Could we call you this week? Let us know a day, a time and a number. The first visit is free and commits you to nothing.

Kind regards,
{persona}
{estudio} · {telefono}`,
    },
  },
};

const plans = {
  name: "Pedir un plano y fotos",
  text: `Hola, {nombre}:

Para orientarte bien nos ayudaría ver el espacio. ¿Puedes responder a este correo con un plano, aunque sea a mano y con medidas aproximadas, y cuatro fotos: una desde cada esquina?

Con eso te diremos por dónde empezaríamos y un orden de precio.

Un saludo,
{persona}
{estudio} · {telefono}`,
  translations: {
    ca: {
      text: `Hola, {nombre},

Per orientar-te bé ens ajudaria veure l'espai. Pots respondre aquest correu amb un plànol, encara que sigui fet a mà i amb mides aproximades, i quatre fotos: una des de cada racó?

Amb això et direm per on començaríem i un ordre de preu.

Una salutació,
{persona}
{estudio} · {telefono}`,
    },
    en: {
      text: `Hello {nombre},

To advise you well it would help us to see the space. Could you reply with a plan, even a sketch with rough measurements, and four photographs, one from each corner?

With those we can tell you where we would begin and a price range.

Kind regards,
{persona}
{estudio} · {telefono}`,
    },
  },
};

const no = {
  name: "No podemos ocuparnos",
  text: `Hola, {nombre}:

Gracias por pensar en nosotros. Ahora mismo no podemos ocuparnos de tu proyecto con el tiempo que merece, y preferimos decírtelo ya.

Si puedes esperar, escríbenos dentro de unos meses: nos gustará saber cómo va.

Un saludo,
{persona}
{estudio}`,
  translations: {
    ca: {
      text: `Hola, {nombre},

Gràcies per pensar en nosaltres. Ara mateix no ens podem ocupar del teu projecte amb el temps que es mereix, i preferim dir-t'ho ja.

Si pots esperar, escriu-nos d'aquí a uns mesos: ens agradarà saber com va.

Una salutació,
{persona}
{estudio}`,
    },
    en: {
      text: `Hello {nombre},

Thank you for thinking of us. We cannot give your project the time it deserves just now, and would rather tell you straight away.

If it can wait, write to us in a few months: we would like to hear how it goes.

Kind regards,
{persona}
{estudio}`,
    },
  },
};

/** Initial templates, which the studio can change or delete. */
export async function up(knex: Knex): Promise<void> {
  const now = new Date().toISOString();
  for (const { translations, ...texts } of [thanks, plans, no])
    await knex("answer_templates").insert({
      ...texts,
      subject: "",
      translations: JSON.stringify(translations),
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
}

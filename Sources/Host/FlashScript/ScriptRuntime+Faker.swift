extension ScriptRuntime {
  /// Made-up data by the names that flows use of datafaker: `faker.name().firstName()`, and
  /// `faker.expression("#{number.numberBetween '1' '10'}")`.
  static let fakerScript =
    #"""
    (() => {
      const int = (low, high) => low + Math.floor(Math.random() * Math.max(1, high - low));
      const pick = (list) => list[int(0, list.length)];
      const digits = (count) => Array.from({ length: count }, () => int(0, 10)).join('');
      const letters = (count) =>
        Array.from({ length: count }, () => pick('abcdefghijklmnopqrstuvwxyz'.split(''))).join('');
      const first = ['Alice', 'Bruno', 'Clara', 'David', 'Emma', 'Felix', 'Grace', 'Hugo', 'Ines',
        'Jules', 'Karim', 'Lea', 'Marta', 'Nora', 'Oscar', 'Paula', 'Quentin', 'Rosa', 'Simon'];
      const last = ['Adler', 'Bernard', 'Costa', 'Dubois', 'Evans', 'Fischer', 'Garcia', 'Hansen',
        'Jensen', 'Keller', 'Laurent', 'Martin', 'Novak', 'Olsen', 'Petit', 'Rossi', 'Silva'];
      const words = ['lorem', 'ipsum', 'dolor', 'sit', 'amet', 'elit', 'sed', 'tempor', 'magna',
        'aliqua', 'enim', 'minim', 'veniam', 'quis', 'nostrud', 'labore', 'nisi', 'aute'];
      const cities = ['Lyon', 'Porto', 'Bergen', 'Graz', 'Utrecht', 'Bologna', 'Seville', 'Ghent'];
      const countries = ['France', 'Portugal', 'Norway', 'Austria', 'Italy', 'Spain', 'Belgium'];
      const colors = ['red', 'green', 'blue', 'orange', 'purple', 'yellow', 'teal', 'brown'];
      const sentence = (count) => {
        const text = Array.from({ length: count || 6 }, () => pick(words)).join(' ');
        return text[0].toUpperCase() + text.slice(1) + '.';
      };
      const lower = (text) => text.toLowerCase();
      const user = () => lower(pick(first)) + '.' + lower(pick(last)) + int(1, 1000);
      const person = () => ({
        firstName: () => pick(first), lastName: () => pick(last), prefix: () => pick(['Mr', 'Ms']),
        name: () => pick(first) + ' ' + pick(last), fullName: () => pick(first) + ' ' + pick(last),
        username: user, title: () => pick(['Engineer', 'Writer', 'Nurse', 'Teacher']) });
      const providers = {
        name: person, person,
        internet: () => ({
          emailAddress: () => user() + '@example.com', safeEmailAddress: () => user() + '@example.com',
          email: () => user() + '@example.com', username: user, domainName: () => 'example.com',
          url: () => 'https://www.example.com/' + pick(words), slug: () => pick(words) + '-' + pick(words),
          password: (low, high) => letters(int(Number(low || 8), Number(high || 16) + 1)),
          uuid: () => [8, 4, 4, 4, 12].map((count) =>
            Array.from({ length: count }, () => int(0, 16).toString(16)).join('')).join('-'),
          ipV4Address: () => [1, 2, 3, 4].map(() => int(1, 255)).join('.') }),
        number: () => ({
          numberBetween: (low, high) => int(Number(low), Number(high)),
          randomDigit: () => int(0, 10), randomDigitNotZero: () => int(1, 10),
          digit: () => String(int(0, 10)), digits: (count) => digits(Number(count)),
          positive: () => int(1, 2147483647), negative: () => -int(1, 2147483647),
          randomNumber: (count) => Number(count === undefined ? int(0, 1000000)
            : int(1, 10) + digits(Math.min(14, Number(count) - 1))),
          randomDouble: (places, low, high) => Number((Number(low)
            + Math.random() * (Number(high) - Number(low))).toFixed(Number(places))) }),
        address: () => ({
          city: () => pick(cities), cityName: () => pick(cities), country: () => pick(countries),
          countryCode: () => pick(['FR', 'PT', 'NO', 'AT', 'IT']), zipCode: () => digits(5),
          postcode: () => digits(5), streetName: () => pick(last) + ' Street',
          streetAddress: () => int(1, 200) + ' ' + pick(last) + ' Street',
          buildingNumber: () => String(int(1, 200)), state: () => pick(cities),
          fullAddress: () => int(1, 200) + ' ' + pick(last) + ' Street, ' + pick(cities),
          latitude: () => (Math.random() * 180 - 90).toFixed(6),
          longitude: () => (Math.random() * 360 - 180).toFixed(6) }),
        phoneNumber: () => ({
          phoneNumber: () => '+1 555 ' + digits(3) + ' ' + digits(4),
          cellPhone: () => '+1 555 ' + digits(3) + ' ' + digits(4) }),
        lorem: () => ({
          word: () => pick(words), words: (count) => Array.from({ length: Number(count || 3) },
            () => pick(words)), sentence: (count) => sentence(Number(count || 6)),
          paragraph: (count) => Array.from({ length: Number(count || 3) }, () => sentence(7)).join(' '),
          characters: (count) => letters(Number(count || 255)), character: () => letters(1),
          fixedString: (count) => letters(Number(count)) }),
        text: () => ({ text: (low, high) => letters(high === undefined ? Number(low || 20)
          : int(Number(low), Number(high) + 1)) }),
        company: () => ({ name: () => pick(last) + ' & ' + pick(last), industry: () => pick(words) }),
        commerce: () => ({ productName: () => pick(colors) + ' ' + pick(words),
          price: () => int(1, 100) + '.' + digits(2), department: () => pick(words) }),
        color: () => ({ name: () => pick(colors),
          hex: () => '#' + Array.from({ length: 6 }, () => int(0, 16).toString(16)).join('') }),
        bool: () => ({ bool: () => Math.random() < 0.5 }),
        idNumber: () => ({ valid: () => digits(3) + '-' + digits(2) + '-' + digits(4) }),
        job: () => ({ title: () => pick(['Engineer', 'Writer', 'Nurse', 'Teacher']) }) };
      const call = (path, given) => {
        const [provider, method] = path.split('.');
        const found = providers[provider] || providers[provider[0].toLowerCase() + provider.slice(1)];
        const bare = method && method.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
        if (!found || !found()[bare]) throw new Error('faker has no ' + path);
        return String(found()[bare](...given));
      };
      const expression = (text) => text.replace(/#\{([^}]*)\}/g, (_, inner) => {
        const [path] = inner.trim().split(/[\s]/);
        const given = [...inner.matchAll(/'([^']*)'/g)].map((part) => part[1]);
        return path === 'numerify' ? given[0].replace(/#/g, () => int(0, 10)) : call(path, given);
      });
      const symbols = { numerify: (text) => text.replace(/#/g, () => int(0, 10)),
        letterify: (text) => text.replace(/\?/g, () => letters(1)),
        bothify: (text) => text.replace(/#/g, () => int(0, 10)).replace(/\?/g, () => letters(1)) };
      return Object.assign({ expression }, symbols, providers);
    })()
    """#
}

//! Checks a JSON value against a schema of the OpenAPI document.

use std::collections::BTreeSet;

use serde_json::Value;

/// Keywords that do not restrict a value.
const IGNORED: &[&str] = &["description", "format", "title", "example", "default"];

/// Whether a value may have fields that the schema does not name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extra {
    Refused,
    /// Another schema of the same object names them.
    NamedElsewhere,
}

/// Fails if the value does not match the schema, or has a field that the schema does not name.
pub(crate) fn check(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    Checker(document).check(schema, value, Extra::Refused).map_err(|why| format!("{why}\nin {value}"))
}

struct Checker<'d>(&'d Value);

impl Checker<'_> {
    fn resolve<'s>(&'s self, schema: &'s Value) -> &'s Value {
        match schema["$ref"].as_str() {
            Some(name) => {
                let found = self.0.pointer(name.trim_start_matches('#'));
                self.resolve(found.unwrap_or_else(|| panic!("the document has no {name}")))
            }
            None => schema,
        }
    }

    fn check(&self, schema: &Value, value: &Value, extra: Extra) -> Result<(), String> {
        let schema = self.resolve(schema);
        let fields = schema.as_object().expect("a schema is an object");
        for (name, rule) in fields {
            match name.as_str() {
                "type" => is_type(rule, value)?,
                "enum" => {
                    let listed = rule.as_array().expect("enum is a list").contains(value);
                    listed.then_some(()).ok_or_else(|| format!("{value} is not one of {rule}"))?;
                }
                "minimum" => {
                    let enough = value.as_f64().is_none_or(|number| number >= rule.as_f64().unwrap());
                    enough.then_some(()).ok_or_else(|| format!("{value} is less than {rule}"))?;
                }
                "minLength" | "maxLength" => {
                    let (bound, length) =
                        (rule.as_u64().unwrap(), value.as_str().map(|text| text.chars().count() as u64));
                    let fits = length.is_none_or(|length| {
                        if name == "minLength" { length >= bound } else { length <= bound }
                    });
                    fits.then_some(()).ok_or_else(|| format!("{value} breaks {name} {rule}"))?;
                }
                "items" => {
                    for item in value.as_array().into_iter().flatten() {
                        self.check(rule, item, Extra::Refused)?;
                    }
                }
                "properties" => {
                    for (name, rule) in rule.as_object().unwrap() {
                        if let Some(field) = value.get(name) {
                            self.check(rule, field, Extra::Refused)
                                .map_err(|why| format!("{name}: {why}"))?;
                        }
                    }
                }
                "required" => {
                    for name in rule.as_array().unwrap() {
                        let present = value.get(name.as_str().unwrap()).is_some() || !value.is_object();
                        present.then_some(()).ok_or_else(|| format!("{name} is missing"))?;
                    }
                }
                "allOf" => {
                    for part in rule.as_array().unwrap() {
                        self.check(part, value, Extra::NamedElsewhere)?;
                    }
                }
                "oneOf" => {
                    let fits = |part: &&Value| self.check(part, value, Extra::NamedElsewhere).is_ok();
                    let fitting: Vec<&Value> = rule.as_array().unwrap().iter().filter(fits).collect();
                    let [one] = fitting[..] else {
                        return Err(format!("{value} matches {} of {rule}", fitting.len()));
                    };
                    self.check(one, value, extra)?;
                }
                "additionalProperties" | "propertyNames" | "$ref" => {}
                ignored if IGNORED.contains(&ignored) => {}
                other => panic!("this test does not support {other}: {schema}"),
            }
        }
        let known = self.named(schema).filter(|_| extra == Extra::Refused);
        if let (Some(known), Some(fields)) = (known, value.as_object()) {
            let unknown = fields.keys().find(|name| !known.contains(*name));
            return unknown.map_or(Ok(()), |name| Err(format!("the schema has no field {name}")));
        }
        Ok(())
    }

    /// Every field that a schema names; `None` if any field is allowed.
    fn named(&self, schema: &Value) -> Option<BTreeSet<String>> {
        let schema = self.resolve(schema);
        let parts = schema["allOf"].as_array().or(schema["oneOf"].as_array());
        let own = schema["properties"].as_object();
        let open = schema.get("additionalProperties").is_some_and(|more| *more != Value::Bool(false));
        if open || (parts.is_none() && own.is_none()) {
            return None;
        }
        let mut names: BTreeSet<String> = own.into_iter().flat_map(|own| own.keys().cloned()).collect();
        for part in parts.into_iter().flatten().filter(|part| part["type"] != "null") {
            names.extend(self.named(part)?);
        }
        Some(names)
    }
}

fn is_type(rule: &Value, value: &Value) -> Result<(), String> {
    let is = |name: &Value| match name.as_str().expect("a type is a string") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("there is no type {other}"),
    };
    let right = rule.as_array().map_or_else(|| is(rule), |rules| rules.iter().any(is));
    right.then_some(()).ok_or_else(|| format!("{value} is not {rule}"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_that_do_not_match_are_found() {
        let document = json!({"parts": {
            "Tagged": {"oneOf": [
                {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string", "enum": ["open"]}}},
                {"type": "object", "required": ["kind", "level"], "properties": {
                    "kind": {"type": "string", "enum": ["bot"]}, "level": {"type": ["integer", "null"], "minimum": 0}}},
            ]},
            "Both": {"allOf": [{"$ref": "#/parts/Tagged"},
                {"type": "object", "required": ["at"], "properties": {"at": {"type": "number"}}}]},
            "Many": {"type": "array", "items": {"$ref": "#/parts/Both"}},
            "Open": {"type": "object", "additionalProperties": {"type": "string"}},
            "Short": {"type": "string", "minLength": 1, "maxLength": 2},
        }});
        let fits = |name: &str, value: Value| check(&document, &document["parts"][name], &value).is_ok();
        assert!(fits("Many", json!([{"kind": "open", "at": 1.5}, {"kind": "bot", "level": null, "at": 2}])));
        assert!(fits("Open", json!({"anything": "goes"})));
        assert!(fits("Tagged", json!({"kind": "bot", "level": 3})));
        assert!(fits("Short", json!("éé")));
        for (name, value) in [
            ("Many", json!({})),
            ("Many", json!([{"kind": "open"}])),
            ("Many", json!([{"kind": "shut", "at": 1}])),
            ("Many", json!([{"kind": "bot", "at": 1}])),
            ("Many", json!([{"kind": "bot", "level": -1, "at": 1}])),
            ("Many", json!([{"kind": "bot", "level": 1.5, "at": 1}])),
            ("Many", json!([{"kind": "open", "at": 1, "more": 1}])),
            ("Tagged", json!({"kind": "open", "more": 1})),
            ("Tagged", json!(null)),
            ("Short", json!("")),
            ("Short", json!("abc")),
        ] {
            assert!(!fits(name, value.clone()), "{name} {value}");
        }
    }
}
